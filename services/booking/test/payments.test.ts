import {
  addFaults,
  asAdmin,
  asUser,
  clearFaults,
  createUser,
  expectOk,
  intentOf,
  postToProvider,
  withKey,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, moneyEvents, providerMoney } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking, deliverEvents, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, pay, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

/** Keeps the provider from answering about one payment, until faults are cleared. */
const hide = (clientSecret: string | null) =>
  addFaults(stack.stack, { match: { path: intentOf(clientSecret) }, effect: 'error500', times: 1_000 })

/** Starts the payment of a booking; throws when it is refused. */
const startedWith = async (call: ReturnType<typeof withKey>, id: string): Promise<string> =>
  expectOk(await stack.booking.startPayment({ id }, call)).clientSecret

describe('a payment that arrives after the hold lapsed', () => {
  test('retakes the dates when they are free', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const booked = await book(stack, guest, home, stayIn(stack, 30))
    await pay(stack, booked.clientSecret)
    await advanceClock(stack, 'PT15M')
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed' })
    expect(await eventTypes(stack, booked.id)).toEqual([
      'booking.held',
      'booking.cancelled',
      'booking.confirmed',
      'booking.paid',
    ])
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['succeeded'], refunded: 0 })
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed' })
  })

  test('is refunded in full when the dates are taken', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const quicker = await createUser(stack)
    const stay = stayIn(stack, 30)
    const booked = await book(stack, guest, home, stay)
    await pay(stack, booked.clientSecret)
    // The provider is away when the hold lapses, so nobody knows of the money until the dates are gone.
    await hide(booked.clientSecret)
    await advanceClock(stack, 'PT15M')
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'cancelled' })
    await book(stack, quicker, home, stay)
    await clearFaults(stack.stack)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'cancelled' })
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['succeeded'], refunded: booked.totalOre })
    expect(await eventTypes(stack, booked.id)).toEqual([
      'booking.held',
      'booking.cancelled',
      'booking.paid',
      'booking.refunded',
    ])
    const nobodys = { amountOre: booked.totalOre, hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }
    expect(await moneyEvents(stack, booked.id)).toMatchObject([
      { ...nobodys, kind: 'late', imported: false },
      { ...nobodys, reason: 'late_payment' },
    ])
  })

  test('is refunded in full when its intro price is used up', async () => {
    const home = await createHome(stack, { discounts: { introPercent: 20, introFirstN: 1 } })
    const guest = await createUser(stack)
    const next = await createUser(stack)
    const booked = await book(stack, guest, home, stayIn(stack, 30))
    expect(booked.totalOre).toBe(2_760_00)
    await pay(stack, booked.clientSecret)
    await hide(booked.clientSecret)
    await advanceClock(stack, 'PT15M')
    expect(await book(stack, next, home, stayIn(stack, 60))).toMatchObject({ totalOre: 2_760_00 })
    await clearFaults(stack.stack)
    await deliverEvents(stack)
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['succeeded'], refunded: booked.totalOre })
    expect(await stack.tables.introUse.count({ where: { listingId: home.id } })).toBe(1)
  })
})

test('a payment without a webhook is found by reconciliation', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const booked = await book(stack, guest, home, stayIn(stack, 30))
  await pay(stack, booked.clientSecret)
  expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ ok: true })
  expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed' })
  expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 0 } })
})

describe('a provider that does not answer', () => {
  test('leaves the dates held; the same call later finds the secret', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/customers$' },
      effect: 'error500',
      times: 1,
    })
    const key = crypto.randomUUID()
    const stay = stayIn(stack, 30)
    const booked = await tryToBook(stack, guest, home, stay, {}, key)
    expect(booked).toMatchObject({ ok: true, value: { status: 'pending', clientSecret: null } })
    const again = expectOk(await tryToBook(stack, guest, home, stay, {}, key))
    expect(again.clientSecret).toContain('_secret_')
    await pay(stack, again.clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, again.id)).toMatchObject({ status: 'confirmed' })
  })

  test('is called again without a new request', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/payment_intents$' },
      effect: 'error500',
      times: 1,
    })
    const booked = await book(stack, guest, home, stayIn(stack, 30))
    expect(booked.clientSecret).toBeNull()
    await advanceClock(stack, 'PT1M')
    expect((await fetchTrip(stack, guest, booked.id)).clientSecret).toContain('_secret_')
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['requires_payment_method'], refunded: 0 })
  })

  test('whose response was lost makes no second intent', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/payment_intents$' },
      effect: 'timeoutAfterSuccess',
    })
    const booked = await book(stack, guest, home, stayIn(stack, 30))
    await advanceClock(stack, 'PT1M')
    expect((await fetchTrip(stack, guest, booked.id)).clientSecret).toContain('_secret_')
    expect((await providerMoney(stack, booked.id)).intents).toHaveLength(1)
  })

  test('keeps an approved request payable', async () => {
    const home = await createHome(stack, { bookingMode: 'request' })
    const guest = await createUser(stack)
    const request = await book(stack, guest, home, stayIn(stack, 30))
    await stack.booking.approve({ id: request.id }, withKey(asUser(home.hostId)))
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/customers$' },
      effect: 'error500',
    })
    const key = withKey(asUser(guest))
    expect(await stack.booking.startPayment({ id: request.id }, key)).toMatchObject({
      error: { code: 'payment.unavailable' },
    })
    expect(await stack.booking.startPayment({ id: request.id }, key)).toMatchObject({ ok: true })
  })

  test('gets a new payment under the same key once the earlier one has ended there', async () => {
    const home = await createHome(stack, { bookingMode: 'request' })
    const guest = await createUser(stack)
    const { id } = await book(stack, guest, home, stayIn(stack, 30))
    await stack.booking.approve({ id }, withKey(asUser(home.hostId)))
    const key = withKey(asUser(guest), `pay-${id}`)
    const first = await startedWith(key, id)
    expect(await startedWith(key, id)).toBe(first)
    await postToProvider(stack.stack, `/v1/payment_intents/${intentOf(first)}/cancel`, {})
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'awaiting_payment', clientSecret: null })
    const second = await startedWith(key, id)
    expect(second).not.toBe(first)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ clientSecret: second })
    await pay(stack, second)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'confirmed' })
    expect((await providerMoney(stack, id)).intents.toSorted()).toEqual(['canceled', 'succeeded'])
  })

  test.each(['error400', 'error500Kept'] as const)(
    'that failed for good (%s) leaves a booking payable: the next start asks it anew',
    async (effect) => {
      const home = await createHome(stack)
      const guest = await createUser(stack)
      const [stay, key] = [stayIn(stack, 30), crypto.randomUUID()]
      await addFaults(stack.stack, { match: { method: 'POST', path: '/v1/payment_intents$' }, effect, times: 1 })
      const held = expectOk(await tryToBook(stack, guest, home, stay, {}, key))
      expect(held).toMatchObject({ status: 'pending', clientSecret: null })
      const again = expectOk(await tryToBook(stack, guest, home, stay, {}, key))
      expect(again).toMatchObject({ id: held.id, paymentDueAt: held.paymentDueAt })
      expect(await startedWith(withKey(asUser(guest)), held.id)).toBe(again.clientSecret)
      await pay(stack, again.clientSecret)
      await deliverEvents(stack)
      expect(await fetchTrip(stack, guest, held.id)).toMatchObject({ status: 'confirmed' })
    },
  )

  test('that remembers a failure for a key makes the refund once, under another key', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const { id, clientSecret } = await book(stack, guest, home, stayIn(stack, 30))
    await pay(stack, clientSecret)
    await deliverEvents(stack)
    const refused = { match: { method: 'POST', path: '/v1/refunds' }, effect: 'error500Kept' as const }
    await addFaults(stack.stack, { ...refused, times: 1 })
    await stack.booking.refundPart({ id, amountOre: 500_00 }, withKey(asUser(home.hostId)))
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 500_00 })
  })

  test('takes a refund on a later try, once', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const quicker = await createUser(stack)
    const stay = stayIn(stack, 30)
    const booked = await book(stack, guest, home, stay)
    await pay(stack, booked.clientSecret)
    await hide(booked.clientSecret)
    await advanceClock(stack, 'PT15M')
    await book(stack, quicker, home, stay)
    await clearFaults(stack.stack)
    await addFaults(stack.stack, { match: { path: '/v1/refunds' }, effect: 'timeoutAfterSuccess', times: 2 })
    await deliverEvents(stack)
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, booked.id)).toMatchObject({ refunded: booked.totalOre })
    expect((await eventTypes(stack, booked.id)).filter((type) => type === 'booking.refunded')).toHaveLength(1)
  })
})

test('an event of a payment that is known to have succeeded calls no provider', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const booked = await book(stack, guest, home, stayIn(stack, 30))
  await pay(stack, booked.clientSecret)
  await deliverEvents(stack)
  await addFaults(stack.stack, { match: { path: '/v1/payment_intents/' }, effect: 'error500', times: 9 })
  const again = { type: 'payment_intent.succeeded', created: 1_795_000_000, objectId: intentOf(booked.clientSecret) }
  const id = `evt_${crypto.randomUUID()}`
  await stack.booking.acceptProviderEvent({ id, ...again })
  await stack.settle()
  const event = await stack.tables.providerEvent.findUnique({ where: { id } })
  expect(event).toMatchObject({ nextTryAt: null, failures: 0 })
})

test('a payment that the provider cancels ends its hold', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const booked = await book(stack, guest, home, stayIn(stack, 30))
  const intent = intentOf(booked.clientSecret)
  await postToProvider(stack.stack, `/v1/payment_intents/${intent}/cancel`, {})
  await deliverEvents(stack)
  expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'cancelled' })
  expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
})
