import { addDays } from '@nordbo/contracts'
import { asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, moneyEvents, providerMoney } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking, deliverEvents, stayIn } from './booking-stack.ts'
import { book, createHome, createPaidStay, fetchTrip, type PaidStay, pay, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const guests = { adults: 2, children: 0, babies: 0, pets: 0 }

const propose = (
  by: string,
  { id }: Pick<PaidStay, 'id'>,
  dates: { checkIn: string; checkOut: string },
  expectedDifferenceOre: number,
) => stack.booking.proposeAlteration({ bookingId: id, ...dates, guests, expectedDifferenceOre }, withKey(asUser(by)))

/** The guest's proposal to stay two nights longer, for 2,300 DKK more. */
const proposeLonger = async (paid: PaidStay) => {
  const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
  const proposed = expectOk(await propose(paid.guest, paid, dates, 2_300_00))
  return { ...proposed, dates }
}

/** The same accepted, with the guest's payment begun. */
const awaitPayment = async (paid: PaidStay) => {
  const alteration = await proposeLonger(paid)
  await stack.booking.acceptAlteration({ id: alteration.id }, withKey(asUser(paid.home.hostId)))
  const payable = expectOk(await stack.booking.payAlteration({ id: alteration.id }, withKey(asUser(paid.guest))))
  return { ...alteration, ...payable }
}

const stateOf = async ({ id, guest }: PaidStay) => {
  const answer = await stack.booking.alterationOf({ bookingId: id }, asUser(guest))
  return answer.ok ? answer.value.alteration?.status : answer.error.code
}
const takenOf = async ({ home, stay }: PaidStay) => {
  const window = { from: addDays(stay.checkIn, -10), to: addDays(stay.checkOut, 10) }
  const answer = await stack.booking.availability({ listingId: home.id, ...window })
  return answer.ok ? answer.value.unavailable : []
}
const moneyRows = async (id: string) =>
  (await moneyEvents(stack, id)).map((event) => [
    event.type === 'booking.paid' ? event.kind : event.reason,
    ...[event.amountOre, event.hostShareOre, event.platformFeeOre, event.serviceFeeOre],
  ])
const paidFirst = ['stay', 3_450_00, 2_700_00, 300_00, 450_00]

describe('a longer stay', () => {
  test('is previewed, held, accepted, paid and applied', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const wish = { bookingId: paid.id, ...dates, guests: { ...guests, children: 1 } }
    const terms = { nights: 5, totalOre: 5_750_00, differenceOre: 2_300_00 }
    expect(await stack.booking.alterationPreview(wish, asUser(paid.guest))).toMatchObject({
      value: { ...terms, hostDifferenceOre: null },
    })
    expect(await stack.booking.alterationPreview(wish, asUser(paid.home.hostId))).toMatchObject({
      value: { ...terms, hostDifferenceOre: 1_800_00 },
    })
    const input = { ...wish, expectedDifferenceOre: 2_300_00 }
    const proposed = expectOk(await stack.booking.proposeAlteration(input, withKey(asUser(paid.guest))))
    const { id } = proposed
    expect(proposed).toMatchObject({ ...terms, by: 'guest', status: 'proposed', actions: ['withdraw'] })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    const other = await createUser(stack)
    expect(
      await tryToBook(stack, other, paid.home, { checkIn: paid.stay.checkOut, checkOut: dates.checkOut }),
    ).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })

    const open = await stack.booking.hostAlterations({}, asUser(paid.home.hostId))
    const actions = ['accept', 'decline']
    expect(open).toMatchObject({ value: { items: [{ alteration: { id, actions }, stay: { nights: 3 } }] } })
    expect(await stack.booking.acceptAlteration({ id }, withKey(asUser(paid.guest)))).toMatchObject({
      error: { code: 'alteration.notOpen' },
    })
    const accepted = await stack.booking.acceptAlteration({ id }, withKey(asUser(paid.home.hostId)))
    expect(accepted).toMatchObject({ value: { status: 'accepted', actions: [] } })
    // Until it is paid the stay is what it was.
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({ ...paid.stay, totalOre: 3_450_00 })

    const payable = await stack.booking.payAlteration({ id }, withKey(asUser(paid.guest)))
    expect(payable).toMatchObject({ value: { amountOre: 2_300_00 } })
    await pay(stack, expectOk(payable).clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({
      ...dates,
      status: 'confirmed',
      nights: 5,
      totalOre: 5_750_00,
      hostKeepsOre: 4_500_00,
      refundedOre: 0,
      guests: { adults: 2, children: 1 },
    })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    expect(await providerMoney(stack, paid.id)).toEqual({ intents: ['succeeded', 'succeeded'], refunded: 0 })
    expect(await moneyRows(paid.id)).toEqual([paidFirst, ['alteration', 2_300_00, 1_800_00, 200_00, 300_00]])
    expect(await stateOf(paid)).toBe('applied')
    const story = await stack.booking.story({ id: paid.id }, asUser(paid.guest))
    expect(story).toMatchObject({
      value: {
        receipt: {
          totalOre: 5_750_00,
          paidOre: 5_750_00,
          payments: [{ amountOre: 3_450_00 }, { amountOre: 2_300_00 }],
        },
      },
    })
    expect(story.ok && story.value.timeline.map(({ kind }) => kind)).toEqual([
      ...['pending', 'payment', 'confirmed', 'payment', 'altered'],
    ])
    expect(await stack.booking.cancellationPreview({ id: paid.id }, asUser(paid.guest))).toMatchObject({
      value: { paidOre: 5_750_00, refundOre: 5_750_00 },
    })
    await stack.booking.cancel({ id: paid.id }, withKey(asUser(paid.guest)))
    await stack.settle()
    expect(await providerMoney(stack, paid.id)).toMatchObject({ refunded: 5_750_00 })
    expect(await takenOf(paid)).toEqual([])
  })

  test('is refused to strangers, at another price, or over dates taken meanwhile', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const nights = { checkIn: addDays(paid.stay.checkOut, 1), checkOut: addDays(paid.stay.checkOut, 3) }
    const wish = { bookingId: paid.id, ...dates, guests }
    expect(await propose(paid.guest, paid, dates, 1)).toMatchObject({
      error: { code: 'alteration.priceChanged', params: { terms: { differenceOre: 2_300_00 } } },
    })
    expect(await propose(paid.guest, paid, paid.stay, 0)).toMatchObject({ error: { code: 'alteration.unchanged' } })
    expect(await propose(await createUser(stack), paid, dates, 2_300_00)).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    await book(stack, await createUser(stack), paid.home, nights)
    expect(await stack.booking.alterationPreview(wish, asUser(paid.guest))).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    expect(await propose(paid.guest, paid, dates, 2_300_00)).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await stateOf(paid)).toBeUndefined()
  })

  test('proposed by both at once becomes one proposal, and never overlaps a stranger’s booking', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const nights = { checkIn: paid.stay.checkOut, checkOut: dates.checkOut }
    const [one, other, booked] = await Promise.all([
      propose(paid.guest, paid, dates, 2_300_00),
      propose(paid.home.hostId, paid, dates, 2_300_00),
      tryToBook(stack, await createUser(stack), paid.home, nights),
    ])
    expect([one.ok, other.ok, booked.ok].filter(Boolean)).toHaveLength(1)
    for (const lost of [one, other, booked])
      if (!lost.ok) expect(['alteration.alreadyOpen', 'booking.datesTaken']).toContain(lost.error.code)
  })
})

describe('a shorter stay', () => {
  test('is applied when accepted: the difference is refunded, and the nights are free', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const dates = { checkIn: addDays(paid.stay.checkIn, 1), checkOut: addDays(paid.stay.checkIn, 2) }
    const proposed = await propose(paid.home.hostId, paid, dates, -2_300_00)
    const { id } = expectOk(proposed)
    expect(proposed).toMatchObject({ value: { by: 'host', hostDifferenceOre: -1_800_00 } })
    expect(await stack.booking.acceptAlteration({ id }, withKey(asUser(paid.guest)))).toMatchObject({
      value: { status: 'applied', expiresAt: null },
    })
    await stack.settle()
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({
      ...dates,
      totalOre: 1_150_00,
      refundedOre: 2_300_00,
      hostKeepsOre: 900_00,
    })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    expect(await providerMoney(stack, paid.id)).toMatchObject({ refunded: 2_300_00 })
    expect(await moneyRows(paid.id)).toEqual([paidFirst, ['alteration', 2_300_00, 1_800_00, 200_00, 300_00]])
    // What is given back later counts from the new price.
    await stack.booking.refundPart({ id: paid.id, amountOre: 150_00 }, withKey(asUser(paid.home.hostId)))
    expect(await stack.booking.cancellationPreview({ id: paid.id }, asUser(paid.guest))).toMatchObject({
      value: { paidOre: 1_000_00 },
    })
    await stack.booking.cancelByHost({ id: paid.id }, withKey(asUser(paid.home.hostId)))
    await stack.settle()
    expect(await providerMoney(stack, paid.id)).toMatchObject({ refunded: 3_450_00 })
    const rows = (await moneyRows(paid.id)).slice(1)
    expect([2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))).toEqual(
      paidFirst.slice(2),
    )
  })

  test('is refused where refunds exceed its new price', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkIn, 1) }
    const proposed = await propose(paid.guest, paid, dates, -2_300_00)
    const { id } = expectOk(proposed)
    await stack.booking.refundPart({ id: paid.id, amountOre: 1_500_00 }, withKey(asUser(paid.home.hostId)))
    expect(await stack.booking.acceptAlteration({ id }, withKey(asUser(paid.home.hostId)))).toMatchObject({
      error: { code: 'alteration.belowRefunds' },
    })
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({ ...paid.stay, refundedOre: 1_500_00 })
  })
})

describe('an alteration that is not applied', () => {
  test('when declined or withdrawn frees the nights, and another may be proposed', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const ends = [
      ['declineAlteration', paid.home.hostId, 'declined'],
      ['withdrawAlteration', paid.guest, 'withdrawn'],
    ] as const
    for (const [command, person, status] of ends) {
      const { id } = await proposeLonger(paid)
      expect(await stack.booking[command]({ id }, withKey(asUser(person)))).toMatchObject({
        value: { status, actions: [] },
      })
      expect(await takenOf(paid)).toEqual([{ from: paid.stay.checkIn, to: paid.stay.checkOut }])
      expect(await stack.booking.alterationOf({ bookingId: paid.id }, asUser(paid.guest))).toMatchObject({
        value: { side: 'guest', mayPropose: true, alteration: { status } },
      })
    }
  })

  test('expires after 48 hours unanswered or 24 unpaid, at check-in at the latest', async () => {
    const homes = [await createHome(stack), await createHome(stack), await createHome(stack)] as const
    const patient = await createPaidStay(stack, homes[0])
    const soon = await createPaidStay(stack, homes[1], stayIn(stack, 1))
    const unpaid = await createPaidStay(stack, homes[2])
    await proposeLonger(patient)
    await proposeLonger(soon)
    await awaitPayment(unpaid)
    await advanceClock(stack, 'PT40H')
    expect(await Promise.all([patient, soon, unpaid].map(stateOf))).toEqual(['proposed', 'expired', 'expired'])
    expect((await providerMoney(stack, unpaid.id)).intents).toEqual(['canceled', 'succeeded'])
    await advanceClock(stack, 'PT8H')
    expect(await stateOf(patient)).toBe('expired')
    expect(await takenOf(patient)).toEqual([{ from: patient.stay.checkIn, to: patient.stay.checkOut }])
    expect(
      await propose(soon.guest, soon, { ...soon.stay, checkOut: addDays(soon.stay.checkOut, 1) }, 0),
    ).toMatchObject({
      error: { code: 'alteration.notPossible' },
    })
    expect((await eventTypes(stack, patient.id)).slice(-2)).toEqual([
      'booking.alterationProposed',
      'booking.alterationExpired',
    ])
  })

  test('when withdrawn refunds a late payment and leaves the stay as it was', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const { id, clientSecret } = await awaitPayment(paid)
    // Paid, but its event has not arrived.
    await pay(stack, clientSecret)
    expect(await stack.booking.withdrawAlteration({ id }, withKey(asUser(paid.guest)))).toMatchObject({ ok: true })
    await deliverEvents(stack)
    expect(await providerMoney(stack, paid.id)).toEqual({ intents: ['succeeded', 'succeeded'], refunded: 2_300_00 })
    expect(await moneyRows(paid.id)).toEqual([
      paidFirst,
      ['late', 2_300_00, 0, 0, 0],
      ['late_payment', 2_300_00, 0, 0, 0],
    ])
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({ ...paid.stay, totalOre: 3_450_00 })
  })

  test('when the stay is cancelled ends its payment, and only real payments are refunded', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const { id } = await awaitPayment(paid)
    expect(await stack.booking.cancellationPreview({ id: paid.id }, asUser(paid.guest))).toMatchObject({
      value: { paidOre: 3_450_00, refundOre: 3_450_00 },
    })
    const [cancelled, again] = await Promise.all([
      stack.booking.cancel({ id: paid.id, expectedRefundOre: 3_450_00 }, withKey(asUser(paid.guest))),
      stack.booking.payAlteration({ id }, withKey(asUser(paid.guest))),
    ])
    expect(cancelled).toMatchObject({ value: { status: 'cancelled_by_guest', refundedOre: 3_450_00 } })
    if (!again.ok) expect(again.error.code).toBe('alteration.notOpen')
    await stack.settle()
    expect(await stateOf(paid)).toBe('expired')
    expect(await providerMoney(stack, paid.id)).toEqual({ intents: ['canceled', 'succeeded'], refunded: 3_450_00 })
    expect(await takenOf(paid)).toEqual([])
  })

  test('when the stay is cancelled during its payment refunds that payment too', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const { clientSecret } = await awaitPayment(paid)
    await pay(stack, clientSecret)
    await stack.booking.cancel({ id: paid.id }, withKey(asUser(paid.guest)))
    await deliverEvents(stack)
    expect(await providerMoney(stack, paid.id)).toMatchObject({ refunded: 5_750_00 })
    expect(await takenOf(paid)).toEqual([])
  })
})
