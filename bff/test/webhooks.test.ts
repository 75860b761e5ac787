import { type BootedStack, bootStack } from '@nordbo/testkit'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
beforeAll(async () => {
  // Booking does not run, so accepted events cannot be stored.
  stack = await bootStack({ only: ['sandbox', 'bff'] })
})
afterAll(() => stack?.stop())

const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_800_000_000,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
})

const deliver = async (body: string, signature: string | undefined): Promise<[number, unknown]> => {
  const response = await fetch(new URL('/api/webhooks/stripe', stack.url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  })
  const { code } = JSON.parse(await response.text())
  return [response.status, code]
}
const signed = (body: string, options: { secret?: string; agoSeconds?: number } = {}): string => {
  const secret = options.secret ?? stack.stack.secrets.webhook
  const timestamp = Math.floor(Date.now() / 1_000) - (options.agoSeconds ?? 0)
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}

test('an event without the provider’s signature is refused', async () => {
  const forged = signed(payload, { secret: 'whsec_somebody_else' })
  const changed = payload.replace('pi_1', 'pi_2')
  for (const [body, signature] of [
    [payload, forged],
    [changed, signed(payload)],
    [payload, 'nonsense'],
    [payload, undefined],
  ] as const)
    expect(await deliver(body, signature)).toEqual([400, 'webhook.signatureInvalid'])
})

test('an event with an old signature is refused as stale', async () => {
  expect(await deliver(payload, signed(payload, { agoSeconds: 3_600 }))).toEqual([400, 'webhook.stale'])
})

test('an event that cannot be stored gets 503, so that the provider sends it again', async () => {
  expect(await deliver(payload, signed(payload))).toEqual([503, 'service.unavailable'])
})

test('a signed event with an invalid time is refused', async () => {
  for (const created of [-1, 253_402_300_800, Number.MIN_SAFE_INTEGER]) {
    const body = JSON.stringify({ ...JSON.parse(payload), created })
    expect(await deliver(body, signed(body)), `created ${created}`).toEqual([400, 'request.invalid'])
  }
})
