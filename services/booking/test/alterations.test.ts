import { addDays } from '@nordbo/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, type Home, hours } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const guests = { adults: 2, children: 0, babies: 0, pets: 0 }

/** A stay of three nights for 3,450 DKK, confirmed: 3,000 of nights, 450 of service fee. */
const paidStay = async (home: Home, inDays = 20) => {
  const guest = await stack.person()
  const stay = stack.stay(inDays)
  const { id, clientSecret } = await stack.book(guest, home, stay)
  await stack.pay(clientSecret)
  await stack.deliver()
  return { id, guest, stay, home }
}
type Paid = Awaited<ReturnType<typeof paidStay>>

const propose = (
  by: string,
  { id }: Pick<Paid, 'id'>,
  dates: { checkIn: string; checkOut: string },
  expectedDifferenceOre: number,
) => stack.booking.proposeAlteration({ bookingId: id, ...dates, guests, expectedDifferenceOre }, asKeyed(by))

/** The guest's proposal to stay two nights longer, for 2,300 DKK more. */
const proposeLonger = async (paid: Paid) => {
  const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
  const proposed = await propose(paid.guest, paid, dates, 2_300_00)
  if (!proposed.ok) throw new Error(proposed.error.code)
  return { ...proposed.value, dates }
}

/** The same accepted, with the guest's payment begun. */
const awaitPayment = async (paid: Paid) => {
  const alteration = await proposeLonger(paid)
  await stack.booking.acceptAlteration({ id: alteration.id }, asKeyed(paid.home.hostId))
  const payable = await stack.booking.payAlteration({ id: alteration.id }, asKeyed(paid.guest))
  if (!payable.ok) throw new Error(payable.error.code)
  return { ...alteration, ...payable.value }
}

const stateOf = async ({ id, guest }: Paid) => {
  const answer = await stack.booking.alterationOf({ bookingId: id }, as(guest))
  return answer.ok ? answer.value.alteration?.status : answer.error.code
}
const takenOf = async ({ home, stay }: Paid) => {
  const window = { from: addDays(stay.checkIn, -10), to: addDays(stay.checkOut, 10) }
  const answer = await stack.booking.availability({ listingId: home.id, ...window })
  return answer.ok ? answer.value.unavailable : []
}
const moneyRows = async (id: string) =>
  (await stack.moneyEvents(id)).map((event) => [
    event.type === 'booking.paid' ? event.kind : event.reason,
    ...[event.amountOre, event.hostShareOre, event.platformFeeOre, event.serviceFeeOre],
  ])
const paidFirst = ['stay', 3_450_00, 2_700_00, 300_00, 450_00]

describe('a longer stay', () => {
  test('is previewed, held, accepted, paid and applied', async () => {
    const paid = await paidStay(await stack.home())
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const wish = { bookingId: paid.id, ...dates, guests: { ...guests, children: 1 } }
    const terms = { nights: 5, totalOre: 5_750_00, differenceOre: 2_300_00 }
    expect(await stack.booking.alterationPreview(wish, as(paid.guest))).toMatchObject({
      value: { ...terms, hostDifferenceOre: null },
    })
    expect(await stack.booking.alterationPreview(wish, as(paid.home.hostId))).toMatchObject({
      value: { ...terms, hostDifferenceOre: 1_800_00 },
    })
    const proposed = await stack.booking.proposeAlteration(
      { ...wish, expectedDifferenceOre: 2_300_00 },
      asKeyed(paid.guest),
    )
    if (!proposed.ok) throw new Error(proposed.error.code)
    const { id } = proposed.value
    expect(proposed.value).toMatchObject({ ...terms, by: 'guest', status: 'proposed', actions: ['withdraw'] })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    const other = await stack.person()
    expect(
      await stack.tryToBook(other, paid.home, { checkIn: paid.stay.checkOut, checkOut: dates.checkOut }),
    ).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })

    const open = await stack.booking.hostAlterations({}, as(paid.home.hostId))
    const actions = ['accept', 'decline']
    expect(open).toMatchObject({ value: { items: [{ alteration: { id, actions }, stay: { nights: 3 } }] } })
    expect(await stack.booking.acceptAlteration({ id }, asKeyed(paid.guest))).toMatchObject({
      error: { code: 'alteration.notOpen' },
    })
    const accepted = await stack.booking.acceptAlteration({ id }, asKeyed(paid.home.hostId))
    expect(accepted).toMatchObject({ value: { status: 'accepted', actions: [] } })
    // Until it is paid the stay is what it was.
    expect(await stack.seen(paid.guest, paid.id)).toMatchObject({ ...paid.stay, totalOre: 3_450_00 })

    const payable = await stack.booking.payAlteration({ id }, asKeyed(paid.guest))
    expect(payable).toMatchObject({ value: { amountOre: 2_300_00 } })
    await stack.pay(payable.ok ? payable.value.clientSecret : null)
    await stack.deliver()
    expect(await stack.seen(paid.guest, paid.id)).toMatchObject({
      ...dates,
      status: 'confirmed',
      nights: 5,
      totalOre: 5_750_00,
      hostKeepsOre: 4_500_00,
      refundedOre: 0,
      guests: { adults: 2, children: 1 },
    })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    expect(await stack.money(paid.id)).toEqual({ intents: ['succeeded', 'succeeded'], refunded: 0 })
    expect(await moneyRows(paid.id)).toEqual([paidFirst, ['alteration', 2_300_00, 1_800_00, 200_00, 300_00]])
    expect(await stateOf(paid)).toBe('applied')
    const story = await stack.booking.story({ id: paid.id }, as(paid.guest))
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
    expect(await stack.booking.cancellationPreview({ id: paid.id }, as(paid.guest))).toMatchObject({
      value: { paidOre: 5_750_00, refundOre: 5_750_00 },
    })
    await stack.booking.cancel({ id: paid.id }, asKeyed(paid.guest))
    await stack.settle()
    expect(await stack.money(paid.id)).toMatchObject({ refunded: 5_750_00 })
    expect(await takenOf(paid)).toEqual([])
  })

  test('is refused to strangers, at another price, or over dates taken meanwhile', async () => {
    const paid = await paidStay(await stack.home())
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const nights = { checkIn: addDays(paid.stay.checkOut, 1), checkOut: addDays(paid.stay.checkOut, 3) }
    const wish = { bookingId: paid.id, ...dates, guests }
    expect(await propose(paid.guest, paid, dates, 1)).toMatchObject({
      error: { code: 'alteration.priceChanged', params: { terms: { differenceOre: 2_300_00 } } },
    })
    expect(await propose(paid.guest, paid, paid.stay, 0)).toMatchObject({ error: { code: 'alteration.unchanged' } })
    expect(await propose(await stack.person(), paid, dates, 2_300_00)).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    await stack.book(await stack.person(), paid.home, nights)
    expect(await stack.booking.alterationPreview(wish, as(paid.guest))).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    expect(await propose(paid.guest, paid, dates, 2_300_00)).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await stateOf(paid)).toBeUndefined()
  })

  test('proposed by both at once becomes one proposal, and never overlaps a stranger’s booking', async () => {
    const paid = await paidStay(await stack.home())
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkOut, 2) }
    const nights = { checkIn: paid.stay.checkOut, checkOut: dates.checkOut }
    const [one, other, booked] = await Promise.all([
      propose(paid.guest, paid, dates, 2_300_00),
      propose(paid.home.hostId, paid, dates, 2_300_00),
      stack.tryToBook(await stack.person(), paid.home, nights),
    ])
    expect([one.ok, other.ok, booked.ok].filter(Boolean)).toHaveLength(1)
    for (const lost of [one, other, booked])
      if (!lost.ok) expect(['alteration.alreadyOpen', 'booking.datesTaken']).toContain(lost.error.code)
  })
})

describe('a shorter stay', () => {
  test('is applied when accepted: the difference is refunded, and the nights are free', async () => {
    const paid = await paidStay(await stack.home())
    const dates = { checkIn: addDays(paid.stay.checkIn, 1), checkOut: addDays(paid.stay.checkIn, 2) }
    const proposed = await propose(paid.home.hostId, paid, dates, -2_300_00)
    const id = proposed.ok ? proposed.value.id : expect.fail(proposed.error.code)
    expect(proposed).toMatchObject({ value: { by: 'host', hostDifferenceOre: -1_800_00 } })
    expect(await stack.booking.acceptAlteration({ id }, asKeyed(paid.guest))).toMatchObject({
      value: { status: 'applied', expiresAt: null },
    })
    await stack.settle()
    expect(await stack.seen(paid.guest, paid.id)).toMatchObject({
      ...dates,
      totalOre: 1_150_00,
      refundedOre: 2_300_00,
      hostKeepsOre: 900_00,
    })
    expect(await takenOf(paid)).toEqual([{ from: dates.checkIn, to: dates.checkOut }])
    expect(await stack.money(paid.id)).toMatchObject({ refunded: 2_300_00 })
    expect(await moneyRows(paid.id)).toEqual([paidFirst, ['alteration', 2_300_00, 1_800_00, 200_00, 300_00]])
    // What is given back later counts from the new price.
    await stack.booking.refundPart({ id: paid.id, amountOre: 150_00 }, asKeyed(paid.home.hostId))
    expect(await stack.booking.cancellationPreview({ id: paid.id }, as(paid.guest))).toMatchObject({
      value: { paidOre: 1_000_00 },
    })
    await stack.booking.cancelByHost({ id: paid.id }, asKeyed(paid.home.hostId))
    await stack.settle()
    expect(await stack.money(paid.id)).toMatchObject({ refunded: 3_450_00 })
    const rows = (await moneyRows(paid.id)).slice(1)
    expect([2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))).toEqual(
      paidFirst.slice(2),
    )
  })

  test('is refused where refunds exceed its new price', async () => {
    const paid = await paidStay(await stack.home())
    const dates = { checkIn: paid.stay.checkIn, checkOut: addDays(paid.stay.checkIn, 1) }
    const proposed = await propose(paid.guest, paid, dates, -2_300_00)
    const id = proposed.ok ? proposed.value.id : expect.fail(proposed.error.code)
    await stack.booking.refundPart({ id: paid.id, amountOre: 1_500_00 }, asKeyed(paid.home.hostId))
    expect(await stack.booking.acceptAlteration({ id }, asKeyed(paid.home.hostId))).toMatchObject({
      error: { code: 'alteration.belowRefunds' },
    })
    expect(await stack.seen(paid.guest, paid.id)).toMatchObject({ ...paid.stay, refundedOre: 1_500_00 })
  })
})

describe('an alteration that is not applied', () => {
  test('when declined or withdrawn frees the nights, and another may be proposed', async () => {
    const paid = await paidStay(await stack.home())
    const ends = [
      ['declineAlteration', paid.home.hostId, 'declined'],
      ['withdrawAlteration', paid.guest, 'withdrawn'],
    ] as const
    for (const [command, person, status] of ends) {
      const { id } = await proposeLonger(paid)
      expect(await stack.booking[command]({ id }, asKeyed(person))).toMatchObject({ value: { status, actions: [] } })
      expect(await takenOf(paid)).toEqual([{ from: paid.stay.checkIn, to: paid.stay.checkOut }])
      expect(await stack.booking.alterationOf({ bookingId: paid.id }, as(paid.guest))).toMatchObject({
        value: { side: 'guest', mayPropose: true, alteration: { status } },
      })
    }
  })

  test('expires after 48 hours unanswered or 24 unpaid, at check-in at the latest', async () => {
    const homes = [await stack.home(), await stack.home(), await stack.home()] as const
    const patient = await paidStay(homes[0])
    const soon = await paidStay(homes[1], 1)
    const unpaid = await paidStay(homes[2])
    await proposeLonger(patient)
    await proposeLonger(soon)
    await awaitPayment(unpaid)
    await stack.advance(hours(40))
    expect(await Promise.all([patient, soon, unpaid].map(stateOf))).toEqual(['proposed', 'expired', 'expired'])
    expect((await stack.money(unpaid.id)).intents).toEqual(['canceled', 'succeeded'])
    await stack.advance(hours(8))
    expect(await stateOf(patient)).toBe('expired')
    expect(await takenOf(patient)).toEqual([{ from: patient.stay.checkIn, to: patient.stay.checkOut }])
    expect(
      await propose(soon.guest, soon, { ...soon.stay, checkOut: addDays(soon.stay.checkOut, 1) }, 0),
    ).toMatchObject({
      error: { code: 'alteration.notPossible' },
    })
    expect((await stack.eventTypes(patient.id)).slice(-2)).toEqual([
      'booking.alterationProposed',
      'booking.alterationExpired',
    ])
  })

  test('when withdrawn refunds a late payment and leaves the stay as it was', async () => {
    const paid = await paidStay(await stack.home())
    const { id, clientSecret } = await awaitPayment(paid)
    // Paid, but its event has not arrived.
    await stack.pay(clientSecret)
    expect(await stack.booking.withdrawAlteration({ id }, asKeyed(paid.guest))).toMatchObject({ ok: true })
    await stack.deliver()
    expect(await stack.money(paid.id)).toEqual({ intents: ['succeeded', 'succeeded'], refunded: 2_300_00 })
    expect(await moneyRows(paid.id)).toEqual([
      paidFirst,
      ['late', 2_300_00, 0, 0, 0],
      ['late_payment', 2_300_00, 0, 0, 0],
    ])
    expect(await stack.seen(paid.guest, paid.id)).toMatchObject({ ...paid.stay, totalOre: 3_450_00 })
  })

  test('when the stay is cancelled ends its payment, and only real payments are refunded', async () => {
    const paid = await paidStay(await stack.home())
    const { id } = await awaitPayment(paid)
    expect(await stack.booking.cancellationPreview({ id: paid.id }, as(paid.guest))).toMatchObject({
      value: { paidOre: 3_450_00, refundOre: 3_450_00 },
    })
    const [cancelled, again] = await Promise.all([
      stack.booking.cancel({ id: paid.id, expectedRefundOre: 3_450_00 }, asKeyed(paid.guest)),
      stack.booking.payAlteration({ id }, asKeyed(paid.guest)),
    ])
    expect(cancelled).toMatchObject({ value: { status: 'cancelled_by_guest', refundedOre: 3_450_00 } })
    if (!again.ok) expect(again.error.code).toBe('alteration.notOpen')
    await stack.settle()
    expect(await stateOf(paid)).toBe('expired')
    expect(await stack.money(paid.id)).toEqual({ intents: ['canceled', 'succeeded'], refunded: 3_450_00 })
    expect(await takenOf(paid)).toEqual([])
  })

  test('when the stay is cancelled during its payment refunds that payment too', async () => {
    const paid = await paidStay(await stack.home())
    const { clientSecret } = await awaitPayment(paid)
    await stack.pay(clientSecret)
    await stack.booking.cancel({ id: paid.id }, asKeyed(paid.guest))
    await stack.deliver()
    expect(await stack.money(paid.id)).toMatchObject({ refunded: 5_750_00 })
    expect(await takenOf(paid)).toEqual([])
  })
})
