import { redisKeysOf } from '@nordbo/contracts'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  addFaults,
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  cards,
  clearFaults,
  createAdmin,
  createGuest,
  createHome,
  createHomes,
  createHost,
  fetchPaymentSecret,
  fetchTrip,
  findInconsistencies,
  type Home,
  listCharges,
  listPaymentIntents,
  type Person,
  pay,
  stayIn,
  tryToBook,
} from '../src/index.ts'

let stack: BootedStack
let admin: Person
let host: Person
let redis: Redis

beforeAll(async () => {
  stack = await bootStack()
  ;[admin, host] = await Promise.all([createAdmin(stack), createHost(stack)])
  redis = new Redis(stack.infra.redisUrl('stack'))
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

const approve = async (bookingId: string): Promise<void> => {
  const answer = await host.send('POST', `/api/host/bookings/${bookingId}/approve`, {})
  expect(answer.status).toBe(200)
}
const statusOf = async (guest: Person, bookingId: string): Promise<string> => (await fetchTrip(guest, bookingId)).status
const pass = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}

const nothing = async (): Promise<void> => {}
/** Deletes every alarm; the rows in the database stay. */
const forgetAlarms = async (): Promise<void> => {
  expect(await redis.keys(`${redisKeysOf(stack.stack.redisPrefix, 'booking')}:timers:*`)).not.toEqual([])
  await redis.flushall()
}

describe.each([
  ['with its alarms', nothing],
  ['after Redis lost every alarm', forgetAlarms],
])('%s', (_name, meanwhile) => {
  test('a request that nobody answers expires at its hour, and not before', async () => {
    const guest = await createGuest(stack)
    const home = await createHome(stack, { mode: 'request', host, requestAutoExpireHours: 24 })
    const { id } = await book(guest, home.id, await stayIn(stack, 20))
    await meanwhile()
    await pass('PT23H59M')
    expect(await statusOf(guest, id)).toBe('pending_request')
    await pass('PT1M')
    expect(await statusOf(guest, id)).toBe('expired')
    expect(await host.send('POST', `/api/host/bookings/${id}/approve`, {})).toMatchObject({
      status: 409,
      code: 'booking.transitionRefused',
    })
  })

  test('an approval that is not paid for 24 hours expires and frees the dates', async () => {
    const [guest, other] = await Promise.all([createGuest(stack), createGuest(stack)])
    const home = await createHome(stack, { mode: 'request', host })
    const dates = await stayIn(stack, 20)
    const { id } = await book(guest, home.id, dates)
    await approve(id)
    expect(await tryToBook(other, home.id, dates)).toMatchObject({ status: 409, code: 'booking.datesTaken' })
    const secret = await fetchPaymentSecret(guest, id)
    await meanwhile()
    await pass('PT23H59M')
    expect(await statusOf(guest, id)).toBe('awaiting_payment')
    await pass('PT1M')
    expect(await statusOf(guest, id)).toBe('expired')
    expect((await pay(guest, secret)).body).toMatchObject({ status: 'canceled' })
    expect(await tryToBook(other, home.id, dates)).toMatchObject({ status: 201 })
  })

  test('a hold that is not paid for 15 minutes is cancelled and frees the dates', async () => {
    const [guest, other] = await Promise.all([createGuest(stack), createGuest(stack)])
    const home = await createHome(stack, { host })
    const dates = await stayIn(stack, 20)
    const { id, clientSecret } = await book(guest, home.id, dates)
    expect((await pay(guest, clientSecret ?? '', cards.declined)).body).toMatchObject({
      status: 'requires_payment_method',
    })
    await meanwhile()
    await pass('PT14M')
    expect(await statusOf(guest, id)).toBe('pending')
    expect(await tryToBook(other, home.id, dates)).toMatchObject({ status: 409, code: 'booking.datesTaken' })
    await pass('PT1M')
    expect(await statusOf(guest, id)).toBe('cancelled')
    expect((await pay(guest, clientSecret ?? '')).body).toMatchObject({ status: 'canceled' })
    expect(await tryToBook(other, home.id, dates)).toMatchObject({ status: 201 })
  })
})

describe('a payment that arrives after its hold has lapsed', () => {
  /** A hold that was paid just before it lapsed, while no answer or webhook of the provider gets through. */
  const aLapsedHoldThatWasPaid = async (home: Home) => {
    const guest = await createGuest(stack)
    const dates = await stayIn(stack, 20)
    const { id, clientSecret, total } = await book(guest, home.id, dates)
    const intentId = clientSecret?.split('_secret_')[0] ?? ''
    await addFaults(
      stack.stack,
      { match: { event: 'payment_intent', path: intentId }, effect: 'dropWebhook', times: 20 },
      { match: { path: `/v1/payment_intents/${intentId}` }, effect: 'error500', times: 200 },
    )
    expect((await pay(guest, clientSecret ?? '')).body).toMatchObject({ status: 'succeeded' })
    await pass('PT15M')
    expect(await statusOf(guest, id)).toBe('cancelled')
    const charged = async (): Promise<{ amount: number; amount_refunded: number }[]> =>
      (await listCharges(stack.stack)).filter((charge) => charge.payment_intent === intentId)
    expect(await charged()).toMatchObject([{ amount: Math.round(total * 100), amount_refunded: 0 }])
    const recover = async (): Promise<void> => {
      await clearFaults(stack.stack)
      await pass('PT1H')
    }
    return { guest, id, dates, charged, recover, totalOre: Math.round(total * 100) }
  }

  test('takes its dates again if they are free', async () => {
    const late = await aLapsedHoldThatWasPaid(await createHome(stack, { host }))
    await late.recover()
    expect(await statusOf(late.guest, late.id)).toBe('confirmed')
    expect(await late.charged()).toMatchObject([{ amount: late.totalOre, amount_refunded: 0 }])
  })

  test('is refunded in full if the dates are taken', async () => {
    const [home] = await createHomes(stack, [{ host }])
    if (!home) throw new Error('no home')
    const late = await aLapsedHoldThatWasPaid(home)
    const other = await createGuest(stack)
    const winner = await book(other, home.id, late.dates)
    await pay(other, winner.clientSecret ?? '')
    await stack.settle()
    expect(await statusOf(other, winner.id)).toBe('confirmed')
    await late.recover()
    expect(await statusOf(late.guest, late.id)).toBe('cancelled')
    expect(await statusOf(other, winner.id)).toBe('confirmed')
    expect(await late.charged()).toMatchObject([{ amount: late.totalOre, amount_refunded: late.totalOre }])
  })
})

test('afterwards dates, money and states agree, and no ended booking can be paid', async () => {
  await pass('PT1M')
  expect(await findInconsistencies(stack.stack)).toEqual([])
  expect((await listPaymentIntents(stack.stack)).length).toBeGreaterThan(5)
})

test('Redis refused no command of a service during these tests', async () => {
  const refusals = z.array(z.array(z.unknown())).parse(await redis.acl('LOG'))
  expect(refusals).toEqual([])
})
