import { addDays, noStayRules, type StayRules, unsetStayRules, weekday } from '@nordbo/contracts'
import { asAdmin, asUser, createUser, expectOk, listEvents, type StayDates, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes } from './booking-events.ts'
import { type BookingStack, bootBooking, stayIn } from './booking-stack.ts'
import { book, createHome, createPaidStay, fetchTrip, type Home, type PaidStay, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const guests = { adults: 2, children: 0, babies: 0, pets: 0 }

/** Sets rules as the host, in place of whatever stands. */
const setRules = async (home: Home, rules: Partial<StayRules>) => {
  const known = expectOk(await stack.booking.stayRules({ listingId: home.id }, asUser(home.hostId)))
  const input = { listingId: home.id, rules: { ...noStayRules, ...rules }, seen: known.revision }
  return expectOk(await stack.booking.setStayRules(input, withKey(asUser(home.hostId))))
}
const homeWith = async (rules: Partial<StayRules>, mode: 'instant' | 'request' = 'instant') => {
  const home = await createHome(stack, { bookingMode: mode })
  await setRules(home, rules)
  return home
}
const codeFor = async (home: Home, stay: StayDates) => {
  const answer = await tryToBook(stack, await createUser(stack), home, stay)
  return answer.ok ? 'ok' : answer.error
}
const closedIn = async (home: Home, { checkIn, checkOut }: StayDates) => {
  const window = { from: addDays(checkIn, -10), to: addDays(checkOut, 10) }
  return expectOk(await stack.booking.availability({ listingId: home.id, ...window })).unavailable
}
const daysOf = (from: number, to: number) => ({ from: addDays('2031-01-01', from), to: addDays('2031-01-01', to) })
/** The stay moved and lengthened by days. */
const moved = ({ checkIn, checkOut }: StayDates, days: number, more = 0): StayDates => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days + more),
})

describe('the rules of a home', () => {
  test('are none before its host sets some, and what was stored afterwards', async () => {
    const home = await createHome(stack)
    const read = () => stack.booking.stayRules({ listingId: home.id }, asUser(home.hostId))
    const title = 'Sommerhus ved Grenen'
    expect(expectOk(await read())).toEqual({ ...unsetStayRules, title })
    const rules = { ...noStayRules, minNights: 3, seasons: [{ from: '2031-06-28', to: '2031-08-09', minNights: 7 }] }
    const input = { listingId: home.id, rules, seen: 0 }
    const key = crypto.randomUUID()
    const set = () => stack.booking.setStayRules(input, withKey(asUser(home.hostId), key))
    expect(expectOk(await set())).toEqual({ rules, revision: 1 })
    expect(expectOk(await set())).toEqual({ rules, revision: 1 })
    expect(expectOk(await read())).toEqual({ rules, revision: 1, title })
    const events = await listEvents(stack.stack, 'booking', home.id)
    expect(events.map(({ type }) => type)).toEqual(['booking.stayRulesChanged', 'booking.calendarChanged'])
  })

  test('are changed by their host and administrators only', async () => {
    const home = await createHome(stack)
    const stranger = await createUser(stack)
    const input = { listingId: home.id, rules: noStayRules, seen: 0 }
    const refused = { error: { code: 'listing.notOwner' } }
    expect(await stack.booking.stayRules({ listingId: home.id }, asUser(stranger))).toMatchObject(refused)
    expect(await stack.booking.setStayRules(input, withKey(asUser(stranger)))).toMatchObject(refused)
    expect(await stack.booking.setStayRules(input, withKey(asAdmin))).toMatchObject({ value: { revision: 1 } })
  })

  test('are not overwritten by somebody who saw an older version, who is told the newer one', async () => {
    const home = await homeWith({ minNights: 4 })
    const older = { listingId: home.id, rules: { ...noStayRules, maxNights: 9 }, seen: 0 }
    expect(await stack.booking.setStayRules(older, withKey(asUser(home.hostId)))).toEqual({
      ok: false,
      error: { code: 'stayRules.changedMeanwhile', params: { rules: { ...noStayRules, minNights: 4 }, revision: 1 } },
    })
  })

  test.each<[string, Partial<StayRules>]>([
    ['no night', { minNights: 0 }],
    ['more than a year', { minNights: 366 }],
    ['at most more than a year', { maxNights: 366 }],
    ['least above most', { minNights: 8, maxNights: 7 }],
    ['no weekday', { arrivalDays: [] }],
    ['an eighth weekday', { arrivalDays: [8] }],
    ['weekdays out of order', { arrivalDays: [2, 1] }],
    ['notice above a year', { noticeDays: 366 }],
    ['notice beyond the window', { noticeDays: 31, windowDays: 30 }],
    ['eight preparation days', { preparationDays: 8 }],
    ['no window', { windowDays: 0 }],
    ['a window above 730 days', { windowDays: 731 }],
    ['a season without dates', { seasons: [{ from: '2031-07-01', to: '2031-07-01' }] }],
    ['overlapping seasons', { seasons: [daysOf(0, 3), daysOf(2, 4)] }],
    ['25 seasons', { seasons: Array.from({ length: 25 }, (_, day) => daysOf(day, day + 1)) }],
  ])('are refused outside their limits: %s', async (_what, rules) => {
    const home = { id: crypto.randomUUID() }
    const input = { listingId: home.id, rules: { ...noStayRules, ...rules }, seen: 0 }
    expect(await stack.booking.setStayRules(input, withKey(asAdmin))).toMatchObject({
      error: { code: 'request.invalid' },
    })
  })
})

describe('a booking', () => {
  test.each(['instant', 'request'] as const)('is refused by each rule with its facts (%s)', async (mode) => {
    const { checkIn } = stayIn(stack, 20)
    const home = await homeWith(
      { minNights: 3, maxNights: 5, arrivalDays: [weekday(checkIn)], noticeDays: 10, windowDays: 40 },
      mode,
    )
    const refusals = [
      [stayIn(stack, 20, 2), { code: 'stay.tooShort', params: { minNights: 3 } }],
      [stayIn(stack, 20, 6), { code: 'stay.tooLong', params: { maxNights: 5 } }],
      [stayIn(stack, 21, 3), { code: 'stay.arrivalDay', params: { arrivalDays: [weekday(checkIn)] } }],
      [stayIn(stack, 6, 3), { code: 'stay.tooSoon', params: { noticeDays: 10, earliest: stayIn(stack, 10).checkIn } }],
      [
        stayIn(stack, 41, 3),
        { code: 'stay.tooFarAhead', params: { windowDays: 40, latest: stayIn(stack, 40).checkIn } },
      ],
    ] as const
    for (const [stay, error] of refusals) expect(await codeFor(home, stay)).toEqual(error)
    expect(await codeFor(home, stayIn(stack, 20, 3))).toBe('ok')
    expect(await codeFor(home, stayIn(stack, 34, 5))).toBe('ok')
  })

  test('is decided by the rules that are stored first, when both happen at once', async () => {
    for (let round = 0; round < 6; round++) {
      const home = await createHome(stack)
      const guest = await createUser(stack)
      const [, booked] = await Promise.all([
        setRules(home, { minNights: 7 }),
        tryToBook(stack, guest, home, stayIn(stack, 20)),
      ])
      const changes = (await listEvents(stack.stack, 'booking', home.id)).filter(
        ({ type }) => type === 'booking.calendarChanged',
      )
      // The rules count as a change of the calendar. A booking beside them was stored before.
      const first = booked.ok ? [{ from: expect.anything(), to: expect.anything() }] : []
      expect(changes).toHaveLength(booked.ok ? 2 : 1)
      expect(changes[0]?.data.occupied).toEqual(first)
      if (!booked.ok) expect(booked.error).toEqual({ code: 'stay.tooShort', params: { minNights: 7 } })
    }
  })

  test('stays as it is when the rules change, and its hold can be booked again', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const held = await book(stack, guest, home, stayIn(stack, 20))
    await setRules(home, { minNights: 7 })
    expect(await book(stack, guest, home, stayIn(stack, 20))).toMatchObject({ id: held.id })
    expect(await fetchTrip(stack, guest, held.id)).toMatchObject({ status: 'pending' })
    expect(await codeFor(home, stayIn(stack, 30))).toMatchObject({ code: 'stay.tooShort' })
  })

  test('that waits for its host is approved although the rules changed since', async () => {
    const home = await createHome(stack, { bookingMode: 'request' })
    const [one, other] = [await createUser(stack), await createUser(stack)]
    const first = await book(stack, one, home, stayIn(stack, 20))
    const next = await book(stack, other, home, stayIn(stack, 23))
    await setRules(home, { minNights: 7, preparationDays: 2 })
    const approve = (id: string) => stack.booking.approve({ id }, withKey(asUser(home.hostId)))
    expect(await approve(first.id)).toMatchObject({ value: { status: 'host_approved' } })
    expect(await approve(next.id)).toMatchObject({ value: { status: 'host_approved' } })
  })
})

describe('preparation days', () => {
  test('keep both sides of a stay closed in calendar and booking, and no side of a block', async () => {
    const home = await homeWith({ preparationDays: 2 })
    const stay = stayIn(stack, 20)
    await book(stack, await createUser(stack), home, stay)
    expect(await closedIn(home, stay)).toEqual([{ from: addDays(stay.checkIn, -2), to: addDays(stay.checkOut, 2) }])
    const gone = { code: 'booking.datesTaken' }
    expect(await codeFor(home, moved(stay, 4))).toMatchObject(gone)
    expect(await codeFor(home, moved(stay, -4))).toMatchObject(gone)
    expect(await codeFor(home, moved(stay, 5))).toBe('ok')
    const blocked = stayIn(stack, 40, 1).checkIn
    const ranges = [addDays(stay.checkOut, 1), blocked].map((from) => ({ from, to: addDays(from, 1) }))
    const homes = [{ listingId: home.id, ranges }]
    expectOk(await stack.booking.setBlocks({ homes, blocked: true }, withKey(asUser(home.hostId))))
    expect(await codeFor(home, stayIn(stack, 41))).toBe('ok')
    expect(await codeFor(home, stayIn(stack, 37))).toMatchObject(gone)
  })

  test('are those of the season in which the stay begins', async () => {
    const stay = stayIn(stack, 20)
    const season = { from: stay.checkIn, to: addDays(stay.checkIn, 1), preparationDays: 3 }
    const home = await homeWith({ preparationDays: 1, seasons: [season] })
    await book(stack, await createUser(stack), home, stay)
    await book(stack, await createUser(stack), home, moved(stay, 20))
    expect(await closedIn(home, { checkIn: stay.checkIn, checkOut: moved(stay, 20).checkOut })).toEqual([
      { from: addDays(stay.checkIn, -3), to: addDays(stay.checkOut, 3) },
      { from: addDays(stay.checkIn, 19), to: addDays(stay.checkOut, 21) },
    ])
  })

  test('that change are told to everybody who follows the calendar', async () => {
    const home = await createHome(stack)
    const stay = stayIn(stack, 20)
    await book(stack, await createUser(stack), home, stay)
    await setRules(home, { preparationDays: 1 })
    const blocked = { from: addDays(stay.checkOut, 30), to: addDays(stay.checkOut, 31) }
    const blocks = { homes: [{ listingId: home.id, ranges: [blocked] }], blocked: true }
    expectOk(await stack.booking.setBlocks(blocks, withKey(asUser(home.hostId))))
    await setRules(home, {})
    const told = (await listEvents(stack.stack, 'booking', home.id)).filter(
      ({ type }) => type === 'booking.calendarChanged',
    )
    expect(told.map(({ data }) => data.occupied)).toEqual([
      [{ from: stay.checkIn, to: stay.checkOut }],
      [{ from: addDays(stay.checkIn, -1), to: addDays(stay.checkOut, 1) }],
      [{ from: addDays(stay.checkIn, -1), to: addDays(stay.checkOut, 1) }, blocked],
      [{ from: stay.checkIn, to: stay.checkOut }, blocked],
    ])
  })

  test('of a request’s neighbour refuse its approval', async () => {
    const home = await homeWith({ preparationDays: 1 }, 'request')
    const stay = stayIn(stack, 20)
    const [one, other] = [await createUser(stack), await createUser(stack)]
    const first = await book(stack, one, home, stay)
    const next = await book(stack, other, home, moved(stay, 3))
    const approve = (id: string) => stack.booking.approve({ id }, withKey(asUser(home.hostId)))
    expect(await approve(first.id)).toMatchObject({ ok: true })
    expect(await approve(next.id)).toMatchObject({ error: { code: 'booking.datesTaken' } })
  })

  test('of a guest’s own hold do not keep that guest out: the hold is replaced', async () => {
    const home = await homeWith({ preparationDays: 2 })
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    const held = await book(stack, guest, home, stay)
    const own = expectOk(await stack.booking.ownHolds({}, asUser(guest)))
    expect(own.items).toMatchObject([{ from: addDays(stay.checkIn, -2), to: addDays(stay.checkOut, 2) }])
    const window = { from: stay.checkIn, to: addDays(stay.checkOut, 5) }
    const seen = expectOk(await stack.booking.availability({ listingId: home.id, ...window }, asUser(guest)))
    expect(seen.unavailable).toEqual([])
    await book(stack, guest, home, moved(stay, 4))
    expect(await fetchTrip(stack, guest, held.id)).toMatchObject({ status: 'cancelled' })
  })
})

describe('an alteration', () => {
  const preview = ({ id, guest }: PaidStay, stay: StayDates) =>
    stack.booking.alterationPreview({ bookingId: id, ...stay, guests }, asUser(guest))

  test('is proposed and previewed within the rules', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const arrival = weekday(paid.stay.checkIn)
    await setRules(paid.home, { minNights: 3, maxNights: 4, arrivalDays: [arrival], noticeDays: 25 })
    expect(await preview(paid, moved(paid.stay, 0, 2))).toMatchObject({ error: { code: 'stay.tooLong' } })
    expect(await preview(paid, moved(paid.stay, 0, -1))).toMatchObject({ error: { code: 'stay.tooShort' } })
    expect(await preview(paid, moved(paid.stay, 6))).toMatchObject({ error: { code: 'stay.arrivalDay' } })
    expect(await preview(paid, moved(paid.stay, -7))).toMatchObject({ error: { code: 'stay.tooSoon' } })
    const input = { bookingId: paid.id, ...moved(paid.stay, 0, 2), guests, expectedDifferenceOre: 2_300_00 }
    expect(await stack.booking.proposeAlteration(input, withKey(asUser(paid.guest)))).toMatchObject({
      error: { code: 'stay.tooLong' },
    })
    // The arrival stays as agreed, although it is nearer than the notice.
    expect(await preview(paid, moved(paid.stay, 0, 1))).toMatchObject({ ok: true })
    expect(await preview(paid, moved(paid.stay, 7))).toMatchObject({ ok: true })
  })

  test('keeps the preparation days of its neighbours, and its own move with it', async () => {
    const paid = await createPaidStay(stack, await homeWith({ preparationDays: 1 }))
    await book(stack, await createUser(stack), paid.home, moved(paid.stay, 6))
    expect(await preview(paid, moved(paid.stay, 0, 3))).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await preview(paid, moved(paid.stay, 0, 2))).toMatchObject({ ok: true })
  })

  test('is accepted by the rules of that moment, counted from the day of the proposal', async () => {
    const paid = await createPaidStay(stack, await createHome(stack))
    const proposed = moved(paid.stay, 0, 2)
    const input = { bookingId: paid.id, ...proposed, guests, expectedDifferenceOre: 2_300_00 }
    const { id } = expectOk(await stack.booking.proposeAlteration(input, withKey(asUser(paid.guest))))
    const accept = () => stack.booking.acceptAlteration({ id }, withKey(asUser(paid.home.hostId)))
    await setRules(paid.home, { maxNights: 4 })
    expect(await accept()).toEqual({ ok: false, error: { code: 'stay.tooLong', params: { maxNights: 4 } } })
    await setRules(paid.home, { maxNights: 5, noticeDays: 30 })
    expect(await accept()).toMatchObject({ ok: true, value: { status: 'accepted' } })
    expect(await eventTypes(stack, paid.id)).toContain('booking.alterationAccepted')
  })
})
