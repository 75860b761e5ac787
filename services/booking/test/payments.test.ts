import { addFaults, asAdmin, clearFaults, postToProvider } from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, hours, minutes } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.booted.stack))

const intentOf = (clientSecret: string | null): string => clientSecret?.split('_secret_')[0] ?? ''
/** Keeps the provider from answering about one payment, until faults are cleared. */
const hide = (clientSecret: string | null) =>
  addFaults(stack.booted.stack, { match: { path: intentOf(clientSecret) }, effect: 'error500', times: 1_000 })

/** Starts the payment of a booking; throws when it is refused. */
const startedWith = async (call: ReturnType<typeof as> & { idempotencyKey: string }, id: string): Promise<string> => {
  const begun = await stack.booking.startPayment({ id }, call)
  if (!begun.ok) throw new Error(begun.error.code)
  return begun.value.clientSecret
}

describe('a payment that arrives after the hold lapsed', () => {
  test('retakes the dates when they are free', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const booked = await stack.book(guest, home, stack.stay(30))
    await stack.pay(booked.clientSecret)
    await stack.advance(minutes(15))
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'confirmed' })
    expect(await stack.eventTypes(booked.id)).toEqual([
      'booking.held',
      'booking.cancelled',
      'booking.confirmed',
      'booking.paid',
    ])
    expect(await stack.money(booked.id)).toEqual({ intents: ['succeeded'], refunded: 0 })
    await stack.deliver()
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'confirmed' })
  })

  test('is refunded in full when the dates are taken', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const quicker = await stack.person()
    const stay = stack.stay(30)
    const booked = await stack.book(guest, home, stay)
    await stack.pay(booked.clientSecret)
    // The provider is away when the hold lapses, so nobody knows of the money until the dates are gone.
    await hide(booked.clientSecret)
    await stack.advance(minutes(15))
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'cancelled' })
    await stack.book(quicker, home, stay)
    await clearFaults(stack.booted.stack)
    await stack.deliver()
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'cancelled' })
    expect(await stack.money(booked.id)).toEqual({ intents: ['succeeded'], refunded: booked.totalOre })
    expect(await stack.eventTypes(booked.id)).toEqual([
      'booking.held',
      'booking.cancelled',
      'booking.paid',
      'booking.refunded',
    ])
    const nobodys = { amountOre: booked.totalOre, hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }
    expect(await stack.moneyEvents(booked.id)).toMatchObject([
      { ...nobodys, kind: 'late', imported: false },
      { ...nobodys, reason: 'late_payment' },
    ])
  })

  test('is refunded in full when its intro price is used up', async () => {
    const home = await stack.home({ discounts: { introPercent: 20, introFirstN: 1 } })
    const guest = await stack.person()
    const next = await stack.person()
    const booked = await stack.book(guest, home, stack.stay(30))
    expect(booked.totalOre).toBe(2_760_00)
    await stack.pay(booked.clientSecret)
    await hide(booked.clientSecret)
    await stack.advance(minutes(15))
    expect(await stack.book(next, home, stack.stay(60))).toMatchObject({ totalOre: 2_760_00 })
    await clearFaults(stack.booted.stack)
    await stack.deliver()
    expect(await stack.money(booked.id)).toEqual({ intents: ['succeeded'], refunded: booked.totalOre })
    expect(await stack.tables.introUse.count({ where: { listingId: home.id } })).toBe(1)
  })
})

test('a payment without a webhook is found by reconciliation', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const booked = await stack.book(guest, home, stack.stay(30))
  await stack.pay(booked.clientSecret)
  expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ ok: true })
  expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'confirmed' })
  expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 0 } })
})

describe('a provider that does not answer', () => {
  test('leaves the dates held; the same call later finds the secret', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/customers$' },
      effect: 'error500',
      times: 1,
    })
    const key = crypto.randomUUID()
    const stay = stack.stay(30)
    const booked = await stack.tryToBook(guest, home, stay, {}, key)
    expect(booked).toMatchObject({ ok: true, value: { status: 'pending', clientSecret: null } })
    const again = await stack.tryToBook(guest, home, stay, {}, key)
    if (!again.ok) throw new Error(again.error.code)
    expect(again.value.clientSecret).toContain('_secret_')
    await stack.pay(again.value.clientSecret)
    await stack.deliver()
    expect(await stack.seen(guest, again.value.id)).toMatchObject({ status: 'confirmed' })
  })

  test('is called again without a new request', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/payment_intents$' },
      effect: 'error500',
      times: 1,
    })
    const booked = await stack.book(guest, home, stack.stay(30))
    expect(booked.clientSecret).toBeNull()
    await stack.advance(minutes(1))
    expect((await stack.seen(guest, booked.id)).clientSecret).toContain('_secret_')
    expect(await stack.money(booked.id)).toEqual({ intents: ['requires_payment_method'], refunded: 0 })
  })

  test('whose response was lost makes no second intent', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/payment_intents$' },
      effect: 'timeoutAfterSuccess',
    })
    const booked = await stack.book(guest, home, stack.stay(30))
    await stack.advance(minutes(1))
    expect((await stack.seen(guest, booked.id)).clientSecret).toContain('_secret_')
    expect((await stack.money(booked.id)).intents).toHaveLength(1)
  })

  test('keeps an approved request payable', async () => {
    const home = await stack.home({ bookingMode: 'request' })
    const guest = await stack.person()
    const request = await stack.book(guest, home, stack.stay(30))
    await stack.booking.approve({ id: request.id }, asKeyed(home.hostId))
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/customers$' },
      effect: 'error500',
    })
    const key = asKeyed(guest)
    expect(await stack.booking.startPayment({ id: request.id }, key)).toMatchObject({
      error: { code: 'payment.unavailable' },
    })
    expect(await stack.booking.startPayment({ id: request.id }, key)).toMatchObject({ ok: true })
  })

  test('gets a new payment under the same key once the earlier one has ended there', async () => {
    const home = await stack.home({ bookingMode: 'request' })
    const guest = await stack.person()
    const { id } = await stack.book(guest, home, stack.stay(30))
    await stack.booking.approve({ id }, asKeyed(home.hostId))
    const key = { ...as(guest), idempotencyKey: `pay-${id}` }
    const first = await startedWith(key, id)
    expect(await startedWith(key, id)).toBe(first)
    await postToProvider(stack.booted.stack, `/v1/payment_intents/${intentOf(first)}/cancel`, {})
    await stack.deliver()
    expect(await stack.seen(guest, id)).toMatchObject({ status: 'awaiting_payment', clientSecret: null })
    const second = await startedWith(key, id)
    expect(second).not.toBe(first)
    expect(await stack.seen(guest, id)).toMatchObject({ clientSecret: second })
    await stack.pay(second)
    await stack.deliver()
    expect(await stack.seen(guest, id)).toMatchObject({ status: 'confirmed' })
    expect((await stack.money(id)).intents.toSorted()).toEqual(['canceled', 'succeeded'])
  })

  test.each(['error400', 'error500Kept'] as const)(
    'that failed for good (%s) leaves a booking payable: the next start asks it anew',
    async (effect) => {
      const home = await stack.home()
      const guest = await stack.person()
      const [stay, key] = [stack.stay(30), crypto.randomUUID()]
      await addFaults(stack.booted.stack, { match: { method: 'POST', path: '/v1/payment_intents$' }, effect, times: 1 })
      const held = await stack.tryToBook(guest, home, stay, {}, key)
      expect(held).toMatchObject({ value: { status: 'pending', clientSecret: null } })
      const again = await stack.tryToBook(guest, home, stay, {}, key)
      if (!held.ok || !again.ok) throw new Error('not booked')
      expect(again.value).toMatchObject({ id: held.value.id, paymentDueAt: held.value.paymentDueAt })
      expect(await startedWith(asKeyed(guest), held.value.id)).toBe(again.value.clientSecret)
      await stack.pay(again.value.clientSecret)
      await stack.deliver()
      expect(await stack.seen(guest, held.value.id)).toMatchObject({ status: 'confirmed' })
    },
  )

  test('that remembers a failure for a key makes the refund once, under another key', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const { id, clientSecret } = await stack.book(guest, home, stack.stay(30))
    await stack.pay(clientSecret)
    await stack.deliver()
    const refused = { match: { method: 'POST', path: '/v1/refunds' }, effect: 'error500Kept' as const }
    await addFaults(stack.booted.stack, { ...refused, times: 1 })
    await stack.booking.refundPart({ id, amountOre: 500_00 }, asKeyed(home.hostId))
    await stack.advance(hours(1))
    expect(await stack.money(id)).toMatchObject({ refunded: 500_00 })
  })

  test('takes a refund on a later try, once', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const quicker = await stack.person()
    const stay = stack.stay(30)
    const booked = await stack.book(guest, home, stay)
    await stack.pay(booked.clientSecret)
    await hide(booked.clientSecret)
    await stack.advance(minutes(15))
    await stack.book(quicker, home, stay)
    await clearFaults(stack.booted.stack)
    await addFaults(stack.booted.stack, { match: { path: '/v1/refunds' }, effect: 'timeoutAfterSuccess', times: 2 })
    await stack.deliver()
    await stack.advance(hours(1))
    expect(await stack.money(booked.id)).toMatchObject({ refunded: booked.totalOre })
    expect((await stack.eventTypes(booked.id)).filter((type) => type === 'booking.refunded')).toHaveLength(1)
  })
})

test('an event of a payment that is known to have succeeded calls no provider', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const booked = await stack.book(guest, home, stack.stay(30))
  await stack.pay(booked.clientSecret)
  await stack.deliver()
  await addFaults(stack.booted.stack, { match: { path: '/v1/payment_intents/' }, effect: 'error500', times: 9 })
  const again = { type: 'payment_intent.succeeded', created: 1_795_000_000, objectId: intentOf(booked.clientSecret) }
  const id = `evt_${crypto.randomUUID()}`
  await stack.booking.acceptProviderEvent({ id, ...again })
  await stack.settle()
  const event = await stack.tables.providerEvent.findUnique({ where: { id } })
  expect(event).toMatchObject({ nextTryAt: null, failures: 0 })
})

test('a payment that the provider cancels ends its hold', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const booked = await stack.book(guest, home, stack.stay(30))
  const intent = intentOf(booked.clientSecret)
  const { sandboxUrl, secrets } = stack.booted.stack
  await fetch(new URL(`/v1/payment_intents/${intent}/cancel`, sandboxUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.stripe}` },
  })
  await stack.deliver()
  expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'cancelled' })
  expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
})
