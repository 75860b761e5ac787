import { addDays } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  asUser,
  clearFaults,
  closeDispute,
  createUser,
  expectOk,
  openDispute,
  postToProvider,
  withKey,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, moneyEvents, providerMoney } from './booking-events.ts'
import {
  advanceClock,
  type BookingStack,
  bootBooking,
  days,
  deliverEvents,
  domainNow,
  stayIn,
} from './booking-stack.ts'
import { book, createHome, createPaidStay, fetchTrip } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

const moneyShares = async (id: string) =>
  (await moneyEvents(stack, id)).map((event) => [
    event.amountOre,
    event.hostShareOre,
    event.platformFeeOre,
    event.serviceFeeOre,
  ])
const cancel = (guest: string, id: string, expectedRefundOre?: number) =>
  stack.booking.cancel(
    { id, ...(expectedRefundOre === undefined ? {} : { expectedRefundOre }) },
    withKey(asUser(guest)),
  )

/** What somebody does in the provider's own dashboard. */
const refundAtProvider = async (intentId: string, amountOre: number): Promise<void> => {
  const fields = { payment_intent: intentId, amount: `${amountOre}` }
  if (!(await postToProvider(stack.stack, '/v1/refunds', fields))) throw new Error('the provider refused')
}

describe('a guest who cancels', () => {
  test('gets the previewed refund, frees the dates and lowers every share', async () => {
    const home = await createHome(stack)
    const { id, guest, stay } = await createPaidStay(stack, home)
    await advanceClock(stack, 'P17D')
    const preview = await stack.booking.cancellationPreview({ id }, asUser(guest))
    expect(preview).toMatchObject({
      value: {
        daysBefore: 3,
        refundOre: 1_500_00,
        paidOre: 3_450_00,
        freeUntil: null,
        lines: [
          { kind: 'nights', paidOre: 3_000_00, refundOre: 1_500_00 },
          { kind: 'serviceFee', paidOre: 450_00, refundOre: 0 },
        ],
      },
    })
    expect(await cancel(guest, id, 3_450_00)).toMatchObject({
      error: { code: 'booking.refundChanged', params: { preview: { refundOre: 1_500_00 } } },
    })
    const cancelled = await cancel(guest, id, 1_500_00)
    expect(cancelled).toMatchObject({
      value: { status: 'cancelled_by_guest', refundedOre: 1_500_00, hostKeepsOre: 1_350_00, actions: [] },
    })
    await stack.settle()
    expect(await providerMoney(stack, id)).toEqual({ intents: ['succeeded'], refunded: 1_500_00 })
    expect(await moneyShares(id)).toEqual([
      [3_450_00, 2_700_00, 300_00, 450_00],
      [1_500_00, 1_350_00, 150_00, 0],
    ])
    expect((await fetchTrip(stack, guest, id)).refunds).toMatchObject([
      { reason: 'guest_cancelled', sentAt: expect.any(String) },
    ])
    const dates = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(dates)).toMatchObject({ value: { unavailable: [] } })
    expect(await cancel(guest, id)).toMatchObject({ error: { code: 'booking.transitionRefused' } })
  })

  test('within a day of the confirmation gets a full refund, whatever the policy', async () => {
    const home = await createHome(stack, { cancellationPolicy: 'strict' })
    const { id, guest } = await createPaidStay(stack, home, stayIn(stack, 8))
    await advanceClock(stack, 'PT23H')
    const key = withKey(asUser(guest))
    expect(await stack.booking.cancel({ id }, key)).toMatchObject({ value: { refundedOre: 3_450_00, hostKeepsOre: 0 } })
    // The answer was lost and is asked for again.
    expect(await stack.booking.cancel({ id }, key)).toMatchObject({ value: { refundedOre: 3_450_00 } })
    await stack.settle()
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
  })

  test('before paying ends the hold without a refund', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const held = await book(stack, guest, home, stayIn(stack, 20))
    expect(await stack.booking.cancellationPreview({ id: held.id }, asUser(guest))).toMatchObject({
      value: { lines: [], refundOre: 0 },
    })
    expect(await cancel(guest, held.id, 0)).toMatchObject({ value: { status: 'cancelled_by_guest', refundedOre: 0 } })
    await stack.settle()
    expect(await providerMoney(stack, held.id)).toEqual({ intents: ['canceled'], refunded: 0 })
    expect(await eventTypes(stack, held.id)).toEqual(['booking.held', 'booking.cancelledByGuest'])
  })

  test('is the guest: others find nothing', async () => {
    const home = await createHome(stack)
    const { id } = await createPaidStay(stack, home)
    for (const person of [home.hostId, await createUser(stack)]) {
      expect(await cancel(person, id)).toMatchObject({ error: { code: 'booking.notFound' } })
      expect(await stack.booking.cancellationPreview({ id }, asUser(person))).toMatchObject({
        error: { code: 'booking.notFound' },
      })
    }
  })
})

describe('a host who cancels', () => {
  test('refunds everything with a reason, and may block the dates', async () => {
    const home = await createHome(stack, { cancellationPolicy: 'strict' })
    const { id, guest, stay } = await createPaidStay(stack, home, stayIn(stack, 2))
    const wish = { id, reason: 'Vandskade. Ring 22 33 44 55', keepBlocked: true }
    expect(await stack.booking.cancelByHost(wish, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    expect(await stack.booking.cancelByHost(wish, withKey(asUser(home.hostId)))).toMatchObject({
      value: { status: 'cancelled_by_host', refundedOre: 3_450_00, hostKeepsOre: 0 },
    })
    await stack.settle()
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ cancelReason: wish.reason })
    const dates = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(dates)).toMatchObject({
      value: { unavailable: [{ from: stay.checkIn, to: stay.checkOut }] },
    })
    expect(await stack.tables.occupancy.findMany({ where: { listingId: home.id } })).toMatchObject([{ kind: 'block' }])
  })

  test('can cancel an approved request; the reason’s phone numbers are masked', async () => {
    const home = await createHome(stack, { bookingMode: 'request' })
    const guest = await createUser(stack)
    const request = await book(stack, guest, home, stayIn(stack, 20))
    await stack.booking.approve({ id: request.id }, withKey(asUser(home.hostId)))
    await stack.booking.cancelByHost({ id: request.id, reason: 'Ring 22 33 44 55' }, withKey(asUser(home.hostId)))
    const seen = await fetchTrip(stack, guest, request.id)
    expect(seen).toMatchObject({ status: 'cancelled_by_host', refundedOre: 0 })
    expect(seen.cancelReason).not.toContain('22 33 44 55')
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
    // Nobody is asked for a reason.
    const { id, guest: other } = await createPaidStay(
      stack,
      await createHome(stack, { hostId: home.hostId }),
      stayIn(stack, 30),
    )
    expect(await stack.booking.cancelByHost({ id }, withKey(asUser(home.hostId)))).toMatchObject({
      value: { status: 'cancelled_by_host', cancelReason: null, refundedOre: 3_450_00 },
    })
    expect(await fetchTrip(stack, other, id)).toMatchObject({ status: 'cancelled_by_host', cancelReason: null })
  })
})

describe('partial refunds by a host', () => {
  test('may be several, together never more than was paid', async () => {
    const home = await createHome(stack)
    const { id, guest } = await createPaidStay(stack, home)
    const give = (amountOre: number) =>
      stack.booking.refundPart({ id, amountOre, reason: 'Undskyld' }, withKey(asUser(home.hostId)))
    expect(await give(3_450_01)).toMatchObject({
      error: { code: 'booking.refundTooHigh', params: { leftOre: 3_450_00 } },
    })
    expect(await give(1_000_00)).toMatchObject({
      value: {
        id,
        status: 'confirmed',
        refundedOre: 1_000_00,
        hostKeepsOre: 1_800_00,
        actions: ['cancel', 'refund'],
        refunds: [{ amountOre: 1_000_00, reason: 'partial', note: 'Undskyld' }],
      },
    })
    const both = await Promise.all([give(1_500_00), give(1_500_00)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    // What is left: 500 of nights and the service fee.
    expect(await stack.booking.cancellationPreview({ id }, asUser(guest))).toMatchObject({
      value: { refundOre: 950_00 },
    })
    expect(await cancel(guest, id, 950_00)).toMatchObject({ value: { refundedOre: 3_450_00, hostKeepsOre: 0 } })
    await stack.settle()
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    const rows = await moneyShares(id)
    expect(rows[0]).toEqual([3_450_00, 2_700_00, 300_00, 450_00])
    expect([0, 1, 2, 3].map((column) => rows.slice(1).reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(
      rows[0],
    )
    expect(await give(1_00)).toMatchObject({ error: { code: 'booking.notRefundable' } })
  })

  test('are refused by the database itself beyond what was paid', async () => {
    const { id } = await createPaidStay(stack, await createHome(stack))
    const [attempt] = await stack.tables.paymentAttempt.findMany({ where: { bookingId: id } })
    const data = { bookingId: id, attemptId: attempt?.id ?? '', amountOre: 3_450_01n, hostShareOre: 3_450_01n }
    const more = { ...data, id: crypto.randomUUID(), reason: 'partial', createdAt: domainNow(stack) }
    await expect(stack.tables.refund.create({ data: more })).rejects.toThrow(/payment_attempt_gives_back_what_it_took/)
  })

  test('of a demo stay call no provider', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const id = crypto.randomUUID()
    const bookedAt = new Date(domainNow(stack).getTime() - days(30)).toISOString()
    const stay = { id, listingId: home.id, guestId: guest, ...stayIn(stack, 20), guests: { adults: 2 }, bookedAt }
    await stack.booking.importHistory({ stays: [{ ...stay, outcome: 'confirmed' }] }, asAdmin)
    expect(await cancel(guest, id, 3_450_00)).toMatchObject({ ok: true })
    await stack.settle()
    expect((await moneyEvents(stack, id)).at(-1)).toMatchObject({
      type: 'booking.refunded',
      imported: true,
      amountOre: 3_450_00,
    })
  })
})

describe('a provider that refuses a refund', () => {
  test.each(['error500', 'error429', 'timeoutAfterSuccess'] as const)('(%s) takes it later, once', async (effect) => {
    const { id, guest } = await createPaidStay(stack, await createHome(stack))
    await addFaults(stack.stack, { match: { method: 'POST', path: '/v1/refunds' }, effect, times: 1 })
    expect(await cancel(guest, id, 3_450_00)).toMatchObject({ ok: true, value: { refundedOre: 3_450_00 } })
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    expect((await eventTypes(stack, id)).filter((type) => type === 'booking.refunded')).toHaveLength(1)
  })

  test('during a dispute accepts it once the dispute is over', async () => {
    const { id, guest, intentId } = await createPaidStay(stack, await createHome(stack))
    const dispute = await openDispute(stack, intentId)
    await cancel(guest, id, 3_450_00)
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 0 })
    await closeDispute(stack, dispute, 'won')
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
  })
})

/** The refunds have these amounts, and together take from everybody exactly what the payment gave them. */
const expectAllGivenBack = async (id: string, amounts: readonly number[]): Promise<void> => {
  const [paid, ...refunds] = await moneyShares(id)
  expect(refunds.map(([amount]) => amount).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(amounts)
  expect([0, 1, 2, 3].map((column) => refunds.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(paid)
}

describe('a refund made at the provider itself', () => {
  test('is stored from its webhook, however often and late it arrives', async () => {
    const { id, intentId, guest } = await createPaidStay(stack, await createHome(stack))
    await refundAtProvider(intentId, 500_00)
    await deliverEvents(stack, 'newest first')
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ refundedOre: 500_00, hostKeepsOre: 2_250_00 })
    expect(await moneyShares(id)).toEqual([
      [3_450_00, 2_700_00, 300_00, 450_00],
      [500_00, 450_00, 50_00, 0],
    ])
  })

  test('is found by reconciliation and reduces planned refunds', async () => {
    const { id, intentId, guest } = await createPaidStay(stack, await createHome(stack))
    await refundAtProvider(intentId, 500_00)
    // No event arrived: we plan a full refund, which the provider can no longer make.
    await cancel(guest, id, 3_450_00)
    await stack.settle()
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ ok: true })
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    await expectAllGivenBack(id, [500_00, 2_950_00])
  })

  test('takes no share that the planned refund which it replaces has taken already', async () => {
    const home = await createHome(stack)
    const { id, intentId } = await createPaidStay(stack, home)
    await refundAtProvider(intentId, 2_000_00)
    // No event arrived: the host gives as much again, which the provider can no longer do in full.
    await stack.booking.refundPart({ id, amountOre: 2_000_00, reason: 'Undskyld' }, withKey(asUser(home.hostId)))
    await stack.settle()
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ ok: true })
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    await expectAllGivenBack(id, [1_450_00, 2_000_00])
  })

  test('keeps the new price whole where it takes the place of a refund of an alteration', async () => {
    const home = await createHome(stack)
    const { id, intentId, guest, stay } = await createPaidStay(stack, home)
    await refundAtProvider(intentId, 3_000_00)
    // No event arrived: the stay becomes a night shorter, for 1,150 DKK less.
    const dates = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) }
    const guests = { adults: 2, children: 0, babies: 0, pets: 0 }
    const terms = { bookingId: id, ...dates, guests, expectedDifferenceOre: -1_150_00 }
    const proposed = expectOk(await stack.booking.proposeAlteration(terms, withKey(asUser(guest))))
    await stack.booking.acceptAlteration({ id: proposed.id }, withKey(asUser(home.hostId)))
    await stack.settle()
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ ok: true })
    await advanceClock(stack, 'PT1H')
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
    await expectAllGivenBack(id, [450_00, 3_000_00])
    // Of 3,000 DKK 700 stand for the alteration; 2,300 are the whole price of two nights.
    expect(await fetchTrip(stack, home.hostId, id)).toMatchObject({ totalOre: 2_300_00, hostKeepsOre: 0 })
  })
})
