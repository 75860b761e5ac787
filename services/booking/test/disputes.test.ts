import { armFaults, asAdmin, askSandbox, clearFaults } from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { as, asKeyed, BookingStack, days, hours } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.booted.stack))

/** A stay of three nights for 3,450 DKK, confirmed: 3,000 of nights, 450 of service fee. */
const paidStay = async () => {
  const [home, guest] = [await stack.home(), await stack.person()]
  const stay = stack.stay(20)
  const { id, clientSecret } = await stack.book(guest, home, stay)
  await stack.pay(clientSecret)
  await stack.deliver()
  const give = (amountOre: number) => stack.booking.refundPart({ id, amountOre }, asKeyed(home.hostId))
  return { id, guest, stay, home, give, intent: clientSecret?.split('_secret_')[0] ?? '' }
}

/** The cardholder disputes a payment, in part or whole; booking hears of it. */
const dispute = async (paymentIntent: string, amount?: number) => {
  const body = { paymentIntent, ...(amount === undefined ? {} : { amount }) }
  const filed = z.object({ id: z.string() }).parse(await askSandbox(stack.booted.stack, '/_sandbox/disputes', body))
  await stack.deliver()
  return async (outcome: 'won' | 'lost', order: 'oldest first' | 'newest first' = 'oldest first'): Promise<void> => {
    await askSandbox(stack.booted.stack, `/_sandbox/disputes/${filed.id}/close`, { outcome })
    await stack.deliver(order)
  }
}
const refundsOf = async (guest: string, id: string) =>
  (await stack.seen(guest, id)).refunds.map(({ amountOre, reason, state }) => [amountOre, reason, state])
const chargedBack = async (id: string) => {
  const rows = z.array(z.object({ data: z.looseObject({ amountOre: z.int(), hostShareOre: z.int() }) })).parse(
    await stack.tables.$queryRaw`
        select envelope->'data' as data from kit.outbox
        where envelope->>'aggregateId' = ${id} and envelope->>'type' = 'booking.chargedBack'`,
  )
  return rows.map(({ data }) => data)
}

describe('while a bank holds the payment', () => {
  test('the guest may cancel: the nights are free at once, and the refund waits until the bank gives the money back', async () => {
    const { id, guest, stay, home, intent } = await paidStay()
    const close = await dispute(intent)
    const preview = await stack.booking.cancellationPreview({ id }, as(guest))
    expect(preview).toMatchObject({ value: { disputed: true, refundOre: 3_450_00 } })
    const done = await stack.booking.cancel({ id, expectedRefundOre: 3_450_00 }, asKeyed(guest))
    expect(done).toMatchObject({ value: { status: 'cancelled_by_guest', disputed: true } })
    const dates = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(dates)).toMatchObject({ value: { unavailable: [] } })
    await stack.advance(hours(2))
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'waiting']])
    await close('won')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'sent']])
    expect(await stack.money(id)).toMatchObject({ refunded: 3_450_00 })
  })

  test('a host promises no part and nobody agrees to a change; both may be refused, and the host may cancel', async () => {
    const { id, guest, home, give, stay, intent } = await paidStay()
    const wish = { bookingId: id, ...stay, guests: { adults: 3 }, expectedDifferenceOre: 0 }
    const proposed = await stack.booking.proposeAlteration(wish, asKeyed(guest))
    if (!proposed.ok) throw new Error(proposed.error.code)
    await dispute(intent)
    const refused = { error: { code: 'booking.paymentDisputed' } }
    expect(await give(100_00)).toMatchObject(refused)
    const known = { id: proposed.value.id }
    const seenBy = (person: string) => stack.booking.alterationOf({ bookingId: id }, as(person))
    const held = { obstacle: 'disputed' }
    expect(await seenBy(home.hostId)).toMatchObject({ value: { alteration: { ...held, actions: ['decline'] } } })
    expect(await seenBy(guest)).toMatchObject({ value: { alteration: { ...held, actions: ['withdraw'] } } })
    expect(await stack.booking.hostAlterations({}, as(home.hostId, 'host'))).toMatchObject({
      value: { items: [{ alteration: { ...held, actions: ['decline'] } }] },
    })
    expect(await stack.booking.acceptAlteration(known, asKeyed(home.hostId))).toMatchObject(refused)
    expect(await stack.booking.declineAlteration(known, asKeyed(home.hostId))).toMatchObject({ ok: true })
    expect(await stack.booking.proposeAlteration(wish, asKeyed(guest))).toMatchObject(refused)
    expect(await stack.booking.alterationOf({ bookingId: id }, as(guest))).toMatchObject({
      value: { mayPropose: false },
    })
    const seen = await stack.booking.hostById({ id }, as(home.hostId, 'host'))
    expect(seen).toMatchObject({ value: { disputed: true, actions: ['cancel'] } })
    expect(await stack.booking.cancelByHost({ id }, asKeyed(home.hostId))).toMatchObject({ ok: true })
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'host_cancelled', 'waiting']])
  })
})

describe('what a bank keeps', () => {
  test('counts against what is owed: the refund ends with the guest’s bank, and nothing is sent', async () => {
    const { id, guest, intent } = await paidStay()
    const close = await dispute(intent)
    await stack.booking.cancel({ id }, asKeyed(guest))
    await close('lost', 'newest first')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'charged_back']])
    expect(await stack.money(id)).toMatchObject({ refunded: 0 })
    await stack.advance(days(1))
    const told = await stack.booking.story({ id }, as(guest))
    expect(told).toMatchObject({
      value: {
        receipt: { paidOre: 3_450_00, refundedOre: 3_450_00, keptOre: 0, refunds: [{ state: 'charged_back' }] },
      },
    })
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 0 } })
    expect(await chargedBack(id)).toMatchObject([
      { amountOre: 3_450_00, hostShareOre: 2_700_00, platformFeeOre: 300_00, serviceFeeOre: 450_00, lateOre: 0 },
    ])
  })

  test('of a part settles so much, and the rest of what is owed is sent', async () => {
    const { id, guest, intent } = await paidStay()
    const close = await dispute(intent, 1_000_00)
    await stack.booking.cancel({ id }, asKeyed(guest))
    await close('lost')
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [1_000_00, 'guest_cancelled', 'charged_back'],
      [2_450_00, 'guest_cancelled', 'sent'],
    ])
    expect(await stack.money(id)).toMatchObject({ refunded: 2_450_00 })
  })

  test('beyond what is owed is given back as well: nobody promises it a second time', async () => {
    const { id, guest, home, give, intent } = await paidStay()
    await (await dispute(intent, 1_000_00))('lost')
    expect(await refundsOf(guest, id)).toEqual([[1_000_00, 'dispute', 'charged_back']])
    const seen = await stack.booking.hostById({ id }, as(home.hostId, 'host'))
    expect(seen).toMatchObject({ value: { disputed: false, hostKeepsOre: 1_800_00 } })
    expect(await give(2_450_01)).toMatchObject({ error: { code: 'booking.refundTooHigh' } })
    expect(await stack.booking.cancellationPreview({ id }, as(guest))).toMatchObject({ value: { refundOre: 2_450_00 } })
    await stack.booking.cancel({ id }, asKeyed(guest))
    await stack.settle()
    expect(await stack.money(id)).toMatchObject({ refunded: 2_450_00 })
    expect(await stack.seen(guest, id)).toMatchObject({ refundedOre: 3_450_00, hostKeepsOre: 0 })
  })

  test('is found by asking when no event ever told of it, and a refund whose answer was lost is not counted twice', async () => {
    const { id, guest, give, intent } = await paidStay()
    await armFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/refunds' },
      effect: 'timeoutAfterSuccess',
      times: 1,
    })
    await give(450_00)
    await stack.settle()
    const filed = await askSandbox(stack.booted.stack, '/_sandbox/disputes', { paymentIntent: intent })
    const { id: dispute } = z.object({ id: z.string() }).parse(filed)
    await askSandbox(stack.booted.stack, `/_sandbox/disputes/${dispute}/close`, { outcome: 'lost' })
    await stack.booking.reconcile({}, asAdmin)
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [3_000_00, 'dispute', 'charged_back'],
      [450_00, 'partial', 'sent'],
    ])
  })
})
