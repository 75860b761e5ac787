import { addDays } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  asUser,
  clearFaults,
  closeDispute,
  expectOk,
  intentOf,
  listEvents,
  listRefunds,
  openDispute,
  postToProvider,
  postToSandbox,
  withKey,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, providerMoney } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking, deliverEvents } from './booking-stack.ts'
import { createHome, createPaidStay, fetchTrip, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

/** A paid stay, and how its host gives back a part of it. */
const paidStay = async () => {
  const home = await createHome(stack)
  const paid = await createPaidStay(stack, home)
  const give = (amountOre: number) => stack.booking.refundPart({ id: paid.id, amountOre }, withKey(asUser(home.hostId)))
  return { ...paid, give }
}

/** The cardholder disputes a payment, in part or whole; booking hears of it. */
const dispute = async (intentId: string, amountOre?: number) => {
  const id = await openDispute(stack, intentId, amountOre)
  await deliverEvents(stack)
  return async (outcome: 'won' | 'lost', order: 'oldest first' | 'newest first' = 'oldest first'): Promise<void> => {
    await closeDispute(stack, id, outcome)
    await deliverEvents(stack, order)
  }
}
const refundsOf = async (guest: string, id: string) =>
  (await fetchTrip(stack, guest, id)).refunds.map(({ amountOre, reason, state }) => [amountOre, reason, state])
const chargedBack = async (id: string) =>
  (await listEvents(stack.stack, 'booking', id))
    .filter(({ type }) => type === 'booking.chargedBack')
    .map(({ data }) => data)

describe('during a dispute', () => {
  test('the guest may cancel: the nights are free at once, and the refund waits for the outcome', async () => {
    const { id, guest, stay, home, intentId } = await paidStay()
    const close = await dispute(intentId)
    const preview = await stack.booking.cancellationPreview({ id }, asUser(guest))
    expect(preview).toMatchObject({ value: { disputed: true, refundOre: 3_450_00 } })
    const done = await stack.booking.cancel({ id, expectedRefundOre: 3_450_00 }, withKey(asUser(guest)))
    expect(done).toMatchObject({ value: { status: 'cancelled_by_guest', disputed: true } })
    const dates = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(dates)).toMatchObject({ value: { unavailable: [] } })
    await advanceClock(stack, 'PT2H')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'waiting']])
    await close('won')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'sent']])
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 3_450_00 })
  })

  test('no partial refund or alteration is possible, but the host may cancel', async () => {
    const { id, guest, home, give, stay, intentId } = await paidStay()
    const input = { bookingId: id, ...stay, guests: { adults: 3 }, expectedDifferenceOre: 0 }
    const proposed = expectOk(await stack.booking.proposeAlteration(input, withKey(asUser(guest))))
    await dispute(intentId)
    const refused = { error: { code: 'booking.paymentDisputed' } }
    expect(await give(100_00)).toMatchObject(refused)
    const known = { id: proposed.id }
    const seenBy = (person: string) => stack.booking.alterationOf({ bookingId: id }, asUser(person))
    const held = { obstacle: 'disputed' }
    expect(await seenBy(home.hostId)).toMatchObject({ value: { alteration: { ...held, actions: ['decline'] } } })
    expect(await seenBy(guest)).toMatchObject({ value: { alteration: { ...held, actions: ['withdraw'] } } })
    expect(await stack.booking.hostAlterations({}, asUser(home.hostId, 'host'))).toMatchObject({
      value: { items: [{ alteration: { ...held, actions: ['decline'] } }] },
    })
    expect(await stack.booking.acceptAlteration(known, withKey(asUser(home.hostId)))).toMatchObject(refused)
    expect(await stack.booking.declineAlteration(known, withKey(asUser(home.hostId)))).toMatchObject({ ok: true })
    expect(await stack.booking.proposeAlteration(input, withKey(asUser(guest)))).toMatchObject(refused)
    expect(await stack.booking.alterationOf({ bookingId: id }, asUser(guest))).toMatchObject({
      value: { mayPropose: false },
    })
    const seen = await stack.booking.hostById({ id }, asUser(home.hostId, 'host'))
    expect(seen).toMatchObject({ value: { disputed: true, actions: ['cancel'] } })
    expect(await stack.booking.cancelByHost({ id }, withKey(asUser(home.hostId)))).toMatchObject({ ok: true })
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'host_cancelled', 'waiting']])
  })
})

describe('after a dispute was won', () => {
  test('refused partial refunds and alterations succeed under their first key', async () => {
    const { id, guest, home, stay, intentId } = await paidStay()
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) }
    const input = { bookingId: id, ...longer, guests: { adults: 2 }, expectedDifferenceOre: 1_150_00 }
    const proposed = expectOk(await stack.booking.proposeAlteration(input, withKey(asUser(guest))))
    const change = { id: proposed.id }
    expect(await stack.booking.acceptAlteration(change, withKey(asUser(home.hostId)))).toMatchObject({ ok: true })
    const close = await dispute(intentId)
    const byHost = withKey(asUser(home.hostId))
    const byGuest = withKey(asUser(guest), `alteration-${change.id}`)
    const given = { id, amountOre: 100_00 }
    const refused = { error: { code: 'booking.paymentDisputed' } }
    expect(await stack.booking.refundPart(given, byHost)).toMatchObject(refused)
    expect(await stack.booking.payAlteration(change, byGuest)).toMatchObject(refused)
    await close('won')
    const begun = expectOk(await stack.booking.payAlteration(change, byGuest))
    expect(expectOk(await stack.booking.payAlteration(change, byGuest))).toEqual(begun)
    await postToProvider(stack.stack, `/v1/payment_intents/${intentOf(begun.clientSecret)}/cancel`, {})
    await deliverEvents(stack)
    const anew = expectOk(await stack.booking.payAlteration(change, byGuest))
    expect(anew.clientSecret).not.toBe(begun.clientSecret)
    await pay(stack, anew.clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ ...longer, totalOre: 4_600_00 })
    expect(await stack.booking.refundPart(given, byHost)).toMatchObject({ ok: true })
    expect(await stack.booking.refundPart(given, byHost)).toMatchObject({ ok: true })
    await stack.settle()
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 100_00 })
  })
})

describe('a refund that the guest’s bank returns', () => {
  const owedOf = async (id: string) => {
    const { items } = expectOk(await stack.booking.owedRefunds({}, asAdmin))
    return items.filter(({ bookingId }) => bookingId === id)
  }
  const sendBack = async (id: string) => {
    const intents = await stack.tables.paymentAttempt.findMany({ where: { bookingId: id }, select: { intentId: true } })
    const known = new Set(intents.map(({ intentId }) => intentId))
    const sent = (await listRefunds(stack.stack)).find(
      (refund) => known.has(refund.payment_intent) && refund.status === 'succeeded',
    )
    await postToSandbox(stack.stack, `/_sandbox/refunds/${sent?.id}/fail`, {})
  }

  test('is owed again, sent once more, and then left to an administrator', async () => {
    const { id, guest, give } = await paidStay()
    await give(500_00)
    await stack.settle()
    await sendBack(id)
    await deliverEvents(stack)
    await deliverEvents(stack, 'newest first')
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'returned']])
    expect(await owedOf(id)).toMatchObject([{ amountOre: 500_00, returns: 1, guestId: guest }])
    expect((await owedOf(id))[0]?.nextTryAt).not.toBeNull()
    await advanceClock(stack, 'PT1H')
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'sent']])
    expect(await owedOf(id)).toEqual([])
    await sendBack(id)
    // No webhook arrived: reconciliation finds it.
    expect(await stack.booking.reconcile({}, asAdmin)).toMatchObject({ value: { repaired: 1 } })
    expect(await owedOf(id)).toMatchObject([{ amountOre: 500_00, returns: 2, nextTryAt: null }])
    await advanceClock(stack, 'P2D')
    expect(await refundsOf(guest, id)).toEqual([[500_00, 'partial', 'returned']])
    expect((await eventTypes(stack, id)).filter((type) => type.startsWith('booking.refund'))).toEqual([
      'booking.refunded',
      'booking.refundFailed',
      'booking.refundSentAgain',
      'booking.refundFailed',
    ])
  })
})

describe('a lost dispute', () => {
  test('pays planned refunds, so that nothing is sent twice', async () => {
    const { id, guest, intentId } = await paidStay()
    const close = await dispute(intentId)
    await stack.booking.cancel({ id }, withKey(asUser(guest)))
    await close('lost', 'newest first')
    expect(await refundsOf(guest, id)).toEqual([[3_450_00, 'guest_cancelled', 'charged_back']])
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 0 })
    await advanceClock(stack, 'P1D')
    const history = await stack.booking.story({ id }, asUser(guest))
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
    const { id, guest, intentId } = await paidStay()
    const close = await dispute(intentId, 1_000_00)
    await stack.booking.cancel({ id }, withKey(asUser(guest)))
    await close('lost')
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [1_000_00, 'guest_cancelled', 'charged_back'],
      [2_450_00, 'guest_cancelled', 'sent'],
    ])
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 2_450_00 })
  })

  test('over more than is owed counts as refunded and cannot be refunded again', async () => {
    const { id, guest, home, give, intentId } = await paidStay()
    await (await dispute(intentId, 1_000_00))('lost')
    expect(await refundsOf(guest, id)).toEqual([[1_000_00, 'dispute', 'charged_back']])
    const seen = await stack.booking.hostById({ id }, asUser(home.hostId, 'host'))
    expect(seen).toMatchObject({ value: { disputed: false, hostKeepsOre: 1_800_00 } })
    expect(await give(2_450_01)).toMatchObject({ error: { code: 'booking.refundTooHigh' } })
    expect(await stack.booking.cancellationPreview({ id }, asUser(guest))).toMatchObject({
      value: { refundOre: 2_450_00 },
    })
    await stack.booking.cancel({ id }, withKey(asUser(guest)))
    await stack.settle()
    expect(await providerMoney(stack, id)).toMatchObject({ refunded: 2_450_00 })
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ refundedOre: 3_450_00, hostKeepsOre: 0 })
  })

  test('over a whole payment ends an open alteration and allows no other', async () => {
    const { id, guest, home, stay, intentId } = await paidStay()
    const input = { bookingId: id, checkIn: stay.checkIn, guests: { adults: 2 } }
    const longer = { ...input, checkOut: addDays(stay.checkOut, 2), expectedDifferenceOre: 2_300_00 }
    const proposed = expectOk(await stack.booking.proposeAlteration(longer, withKey(asUser(home.hostId))))
    const known = { id: proposed.id }
    await stack.booking.acceptAlteration(known, withKey(asUser(guest)))
    const payable = await stack.booking.payAlteration(known, withKey(asUser(guest)))
    const close = await dispute(intentId)
    // The difference is paid while the bank takes the stay's own payment back.
    await pay(stack, expectOk(payable).clientSecret)
    await close('lost', 'newest first')

    const seen = await fetchTrip(stack, guest, id)
    expect(seen).toMatchObject({ status: 'confirmed', takenBackByBank: true, ...stay, totalOre: 3_450_00 })
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [2_300_00, 'late_payment', 'sent'],
      [3_450_00, 'dispute', 'charged_back'],
    ])
    const window = { listingId: home.id, from: stay.checkOut, to: longer.checkOut }
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [] } })
    const refused = { error: { code: 'booking.paymentTakenBack' } }
    for (const person of [guest, home.hostId]) {
      expect(await stack.booking.alterationOf({ bookingId: id }, asUser(person))).toMatchObject({
        value: { mayPropose: false, hindrance: 'takenBack', alteration: { status: 'expired' } },
      })
      const { expectedDifferenceOre: _, ...asked } = longer
      expect(await stack.booking.alterationPreview(asked, asUser(person))).toMatchObject(refused)
      expect(await stack.booking.proposeAlteration(longer, withKey(asUser(person)))).toMatchObject(refused)
    }
  })

  test('over a part leaves a stay that can be altered', async () => {
    const { id, guest, stay, intentId } = await paidStay()
    await (await dispute(intentId, 1_000_00))('lost')
    const input = { bookingId: id, ...stay, guests: { adults: 3 }, expectedDifferenceOre: 0 }
    expect(await stack.booking.proposeAlteration(input, withKey(asUser(guest)))).toMatchObject({ ok: true })
  })

  test('is found by reconciliation, and a refund whose response was lost counts once', async () => {
    const { id, guest, give, intentId } = await paidStay()
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/refunds' },
      effect: 'timeoutAfterSuccess',
      times: 1,
    })
    await give(450_00)
    await stack.settle()
    await closeDispute(stack, await openDispute(stack, intentId), 'lost')
    await stack.booking.reconcile({}, asAdmin)
    expect((await refundsOf(guest, id)).toSorted()).toEqual([
      [3_000_00, 'dispute', 'charged_back'],
      [450_00, 'partial', 'sent'],
    ])
  })
})
