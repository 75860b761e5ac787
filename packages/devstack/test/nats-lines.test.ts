import type { Principal } from '@nordbo/contracts'
import { connect, type NatsConnection } from 'nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Infra, startInfra } from '../src/infra/infra.ts'
import { makeSecrets } from '../src/secrets/secrets.ts'

let infra: Infra
beforeAll(async () => {
  infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['nats'] })
})
afterAll(() => infra.stop())

const as = (user: Principal | 'stack'): Promise<NatsConnection> => {
  const url = new URL(infra.natsUrl(user))
  return connect({
    servers: url.host,
    user: url.username,
    pass: decodeURIComponent(url.password),
    inboxPrefix: `_INBOX.${user}`,
  })
}

/** Waits for the first refusal, which the server reports on the connection and not on the call. */
const firstRefusal = async (connection: NatsConnection, cross: () => void): Promise<string> => {
  const refusals = connection.status()
  cross()
  for await (const status of refusals) if (String(status.data).includes('PERMISSIONS')) return String(status.type)
  return 'never refused'
}

test('a service cannot publish another service’s events', async () => {
  const pricing = await as('pricing')
  expect(await firstRefusal(pricing, () => pricing.publish('booking.confirmed.v1', '{}'))).toBe('error')
  await pricing.close()
})

test('a service cannot subscribe to what it does not declare', async () => {
  const pricing = await as('pricing')
  expect(await firstRefusal(pricing, () => void pricing.subscribe('live.user.*'))).toBe('error')
  await pricing.close()
})

test('a service cannot answer another service’s procedures', async () => {
  const messaging = await as('messaging')
  expect(await firstRefusal(messaging, () => void messaging.subscribe('rpc.booking.create'))).toBe('error')
  await messaging.close()
})

test('a service cannot publish into the inbox of a principal that never calls it', async () => {
  const payouts = await as('payouts')
  const forge = () => payouts.publish('_INBOX.listings.payouts.x.0', '{}')
  expect(await firstRefusal(payouts, forge)).toBe('error')
  await payouts.close()
})

test('a service cannot answer a call in the place of another service', async () => {
  const messaging = await as('messaging')
  const forge = () => messaging.publish('_INBOX.bff.identity.x.0', '{}')
  expect(await firstRefusal(messaging, forge)).toBe('error')
  await messaging.close()
})

test('the BFF cannot publish an event', async () => {
  const bff = await as('bff')
  expect(await firstRefusal(bff, () => bff.publish('booking.confirmed.v1', '{}'))).toBe('error')
  await bff.close()
})

test('a connection with a guessed password is refused', async () => {
  const url = new URL(infra.natsUrl('booking'))
  await expect(connect({ servers: url.host, user: 'booking', pass: 'guessed' })).rejects.toThrow('Authorization')
})
