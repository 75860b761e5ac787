import { addDays } from '@nordbo/contracts'
import { addFaults, asAdmin, clearFaults, listRefunds, postToProvider, postToSandbox } from '@nordbo/testkit'
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
  const home = await stack.home()
  const guest = await stack.person()
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
  const filed = z.object({ id: z.string() }).parse(await postToSandbox(stack.booted.stack, '/_sandbox/disputes', body))
  await stack.deliver()
  return async (outcome: 'won' | 'lost', order: 'oldest first' | 'newest first' = 'oldest first'): Promise<void> => {
    await postToSandbox(stack.booted.stack, `/_sandbox/disputes/${filed.id}/close`, { outcome })
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

describe('during a dispute', () => {
  test('the guest may cancel: the nights are free at once, and the refund waits for the outcome', async () => {
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

  test('no partial refund or alteration is possible, but the host may cancel', async () => {
    const { id, guest, home, give, stay, intent } = await paidStay()
    const input = { bookingId: id, ...stay, guests: { adults: 3 }, expectedDifferenceOre: 0 }
    const proposed = await stack.booking.proposeAlteration(input, asKeyed(guest))
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
    expect(await stack.booking.proposeAlteration(input, asKeyed(guest))).toMatchObject(refused)
    expect(await stack.booking.alterationOf({ bookingId: id }, as(guest))).toMatchObject({
      value: { mayPropose: false },
    })
    const seen = await stack.booking.hostById({ id }, as(home.hostId, 'host'))
    expect(seen).toMatchObject({ value: { disputed: true, actions: ['cancel'] } })
    expect(await stack.booking.cancelByHost({ id }, asKeyed(home.hostId))).toMatchObject({ ok: true })
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'host_cancelled', 'waiting']])
  })
})

describe('after a dispute was won', () => {
  test('refused partial refunds and alterations succeed under their first key', async () => {
    const { id, guest, home, stay, intent } = await paidStay()
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) }
    const input = { bookingId: id, ...longer, guests: { adults: 2 }, expectedDifferenceOre: 1_150_00 }
    const proposed = await stack.booking.proposeAlteration(input, asKeyed(guest))
    if (!proposed.ok) throw new Error(proposed.error.code)
    const change = { id: proposed.value.id }
    expect(await stack.booking.acceptAlteration(change, asKeyed(home.hostId))).toMatchObject({ ok: true })
    const close = await dispute(intent)
    const [part, pay] = [asKeyed(home.hostId), { ...as(guest), idempotencyKey: `alteration-${change.id}` }]
    const given = { id, amountOre: 100_00 }
    const refused = { error: { code: 'booking.paymentDisputed' } }
    expect(await stack.booking.refundPart(given, part)).toMatchObject(refused)
    expect(await stack.booking.payAlteration(change, pay)).toMatchObject(refused)
    await close('won')
    const begun = await stack.booking.payAlteration(change, pay)
    if (!begun.ok) throw new Error(begun.error.code)
    expect(await stack.booking.payAlteration(change, pay)).toEqual(begun)
    await postToProvider(
      stack.booted.stack,
      `/v1/payment_intents/${begun.value.clientSecret.split('_secret_')[0]}/cancel`,
      {},
    )
    await stack.deliver()
    const anew = await stack.booking.payAlteration(change, pay)
    if (!anew.ok) throw new Error(anew.error.code)
    expect(anew.value.clientSecret).not.toBe(begun.value.clientSecret)
    await stack.pay(anew.value.clientSecret)
    await stack.deliver()
    expect(await stack.seen(guest, id)).toMatchObject({ ...longer, totalOre: 4_600_00 })
    expect(await stack.booking.refundPart(given, part)).toMatchObject({ ok: true })
    expect(await stack.booking.refundPart(given, part)).toMatchObject({ ok: true })
    await stack.settle()
    expect(await stack.money(id)).toMatchObject({ refunded: 100_00 })
  })
})

describe('a refund that the guest’s bank returns', () => {
  const owedOf = async (id: string) => {
    const owed = await stack.booking.owedRefunds({}, asAdmin)
    return owed.ok ? owed.value.items.filter(({ bookingId }) => bookingId === id) : []
  }
  const sendBack = async (id: string) => {
    const intents = await stack.tables.paymentAttempt.findMany({ where: { bookingId: id }, select: { intentId: true } })
    const known = new Set(intents.map(({ intentId }) => intentId))
    const sent = (await listRefunds(stack.booted.stack)).find(
      (refund) => known.has(refund.payment_intent) && refund.status === 'succeeded',
    )
    await postToSandbox(stack.booted.stack, `/_sandbox/refunds/${sent?.id}/fail`, {})
  }

  test('is owed again, sent once more, and then left to an administrator', async () => {
    const { id, guest, give } = await paidStay()
    await give(500_00)
    await stack.settle()
    await sendBack(id)
    await stack.deliver()
    await stack.deliver('newest first')
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'returned']])
    expect(await owedOf(id)).toMatchObject([{ amountOre: 500_00, returns: 1, guestId: guest }])
    expect((await owedOf(id))[0]?.nextTryAt).not.toBeNull()
    await stack.advance(hours(1))
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'sent']])
    expect(await owedOf(id)).toEqual([])
    await sendBack(id)
    // No webhook arrived: reconciliation finds it.
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 1 } })
    expect(await owedOf(id)).toMatchObject([{ amountOre: 500_00, returns: 2, nextTryAt: null }])
    await stack.advance(days(2))
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'returned']])
    expect((await stack.eventTypes(id)).filter((type) => type.startsWith('booking.refund'))).toEqual([
      'booking.refunded',
      'booking.refundFailed',
      'booking.refundSentAgain',
      'booking.refundFailed',
    ])
  })
})

describe('a lost dispute', () => {
  test('pays planned refunds, so that nothing is sent twice', async () => {
    const { id, guest, intent } = await paidStay()
    const close = await dispute(intent)
    await stack.booking.cancel({ id }, asKeyed(guest))
    await close('lost', 'newest first')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'charged_back']])
    expect(await stack.money(id)).toMatchObject({ refunded: 0 })
    await stack.advance(days(1))
    const history = await stack.booking.story({ id }, as(guest))
    expect(history).toMatchObject({
      value: {
        receipt: { paidOre: 3_450_00, refundedOre: 3_450_00, keptOre: 0, refunds: [{ state: 'charged_back' }] },
      },
    })
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 0 } })
    expect(await chargedBack(id)).toMatchObject([
      { amountOre: 3_450_00, hostShareOre: 2_700_00, platformFeeOre: 300_00, serviceFeeOre: 450_00, lateOre: 0 },
    ])
  })

  test('over a part pays that much, and the rest of the refund is sent', async () => {
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

  test('over more than is owed counts as refunded and cannot be refunded again', async () => {
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

  test('over a whole payment ends an open alteration and allows no other', async () => {
    const { id, guest, home, stay, intent } = await paidStay()
    const input = { bookingId: id, checkIn: stay.checkIn, guests: { adults: 2 } }
    const longer = { ...input, checkOut: addDays(stay.checkOut, 2), expectedDifferenceOre: 2_300_00 }
    const proposed = await stack.booking.proposeAlteration(longer, asKeyed(home.hostId))
    if (!proposed.ok) throw new Error(proposed.error.code)
    const known = { id: proposed.value.id }
    await stack.booking.acceptAlteration(known, asKeyed(guest))
    const payable = await stack.booking.payAlteration(known, asKeyed(guest))
    const close = await dispute(intent)
    // The difference is paid while the bank takes the stay's own payment back.
    await stack.pay(payable.ok ? payable.value.clientSecret : null)
    await close('lost', 'newest first')

    const seen = await stack.seen(guest, id)
    expect(seen).toMatchObject({ status: 'confirmed', takenBackByBank: true, ...stay, totalOre: 3_450_00 })
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [2_300_00, 'late_payment', 'sent'],
      [3_450_00, 'dispute', 'charged_back'],
    ])
    const window = { listingId: home.id, from: stay.checkOut, to: longer.checkOut }
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [] } })
    const refused = { error: { code: 'booking.paymentTakenBack' } }
    for (const person of [guest, home.hostId]) {
      expect(await stack.booking.alterationOf({ bookingId: id }, as(person))).toMatchObject({
        value: { mayPropose: false, hindrance: 'takenBack', alteration: { status: 'expired' } },
      })
      const { expectedDifferenceOre: _, ...asked } = longer
      expect(await stack.booking.alterationPreview(asked, as(person))).toMatchObject(refused)
      expect(await stack.booking.proposeAlteration(longer, asKeyed(person))).toMatchObject(refused)
    }
  })

  test('over a part leaves a stay that can be altered', async () => {
    const { id, guest, stay, intent } = await paidStay()
    await (await dispute(intent, 1_000_00))('lost')
    const input = { bookingId: id, ...stay, guests: { adults: 3 }, expectedDifferenceOre: 0 }
    expect(await stack.booking.proposeAlteration(input, asKeyed(guest))).toMatchObject({ ok: true })
  })

  test('is found by reconciliation, and a refund whose response was lost counts once', async () => {
    const { id, guest, give, intent } = await paidStay()
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/refunds' },
      effect: 'timeoutAfterSuccess',
      times: 1,
    })
    await give(450_00)
    await stack.settle()
    const filed = await postToSandbox(stack.booted.stack, '/_sandbox/disputes', { paymentIntent: intent })
    const { id: dispute } = z.object({ id: z.string() }).parse(filed)
    await postToSandbox(stack.booted.stack, `/_sandbox/disputes/${dispute}/close`, { outcome: 'lost' })
    await stack.booking.reconcile({}, asAdmin)
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [3_000_00, 'dispute', 'charged_back'],
      [450_00, 'partial', 'sent'],
    ])
  })
})
