import { addDays, rangesOfDates } from '@nordbo/contracts'
import { sqlState } from '@nordbo/service-kit'
import { asAdmin, asUser, createUser, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking, stayIn } from './booking-stack.ts'
import { book, createHome, type Home, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const block = (home: Home, dates: string[], blocked = true, reason = 'Ferie') =>
  stack.booking.setBlocks(
    { homes: [{ listingId: home.id, ranges: rangesOfDates(dates) }], blocked, reason },
    withKey(asUser(home.hostId)),
  )
const daysFrom = (date: string, count: number) => Array.from({ length: count }, (_, index) => addDays(date, index))

describe('host blocks', () => {
  test('keep guests out, can be freed in the middle, and leave their reasons', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const { checkIn } = stayIn(stack, 30)
    expect(await block(home, daysFrom(checkIn, 5))).toMatchObject({ value: { homes: [{ revision: 1 }] } })
    expect(await tryToBook(stack, guest, home, stayIn(stack, 32, 2))).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    await block(home, [addDays(checkIn, 2)], false)
    const { checkOut } = stayIn(stack, 30, 10)
    expect(await stack.booking.availability({ listingId: home.id, from: checkIn, to: checkOut })).toEqual({
      ok: true,
      value: {
        unavailable: [
          { from: checkIn, to: addDays(checkIn, 2) },
          { from: addDays(checkIn, 3), to: addDays(checkIn, 5) },
        ],
        own: [],
        rules: null,
      },
    })
    // Told is what of it lies in the range, and nothing that ends where that begins or begins where that ends.
    const between = async (from: string, to: string) => {
      const answer = await stack.booking.availability({ listingId: home.id, from, to })
      return answer.ok ? answer.value.unavailable : answer.error.code
    }
    expect(await between(addDays(checkIn, 1), addDays(checkIn, 3))).toEqual([
      { from: addDays(checkIn, 1), to: addDays(checkIn, 2) },
    ])
    expect(await between(addDays(checkIn, 2), addDays(checkIn, 3))).toEqual([])
    expect(await between(addDays(checkIn, 5), addDays(checkIn, 9))).toEqual([])
    await block(home, daysFrom(checkIn, 5), true, 'Maler')
    const rows = await stack.tables.occupancy.findMany({ where: { listingId: home.id }, orderBy: { checkIn: 'asc' } })
    expect(rows.map(({ reason }) => reason)).toEqual(['Ferie', 'Maler', 'Ferie'])
  })

  test('cannot be laid over a stay, nor by anybody else', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 30)
    await book(stack, guest, home, stay)
    expect(await block(home, [stay.checkIn])).toMatchObject({
      error: { code: 'calendar.datesBooked', params: { ranges: [{ from: stay.checkIn, to: stay.checkOut }] } },
    })
    expect(await block({ ...home, hostId: guest }, [stay.checkOut])).toMatchObject({
      error: { code: 'listing.notOwner' },
    })
    expect(await block(home, [stay.checkOut])).toMatchObject({ ok: true })
  })
})

test('a person’s unpaid holds are listed as their own, and as taken for all others', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const other = await createUser(stack)
  const { checkIn: from, checkOut: to } = stayIn(stack, 50)
  const { id: bookingId, paymentDueAt: until } = await book(stack, guest, home, { checkIn: from, checkOut: to })
  const seen = (asking?: ReturnType<typeof asUser>) =>
    stack.booking.availability({ listingId: home.id, from, to }, asking)
  expect(await seen(asUser(guest))).toEqual({
    ok: true,
    value: { unavailable: [], own: [{ from, to, bookingId, until }], rules: null },
  })
  for (const stranger of [asUser(other), undefined])
    expect(await seen(stranger)).toEqual({ ok: true, value: { unavailable: [{ from, to }], own: [], rules: null } })
  expect(await stack.booking.ownHolds({}, asUser(guest))).toEqual({
    ok: true,
    value: { items: [{ from, to, bookingId, until, listingId: home.id }] },
  })
  expect(await stack.booking.ownHolds({}, asUser(other))).toEqual({ ok: true, value: { items: [] } })
  await advanceClock(stack, 'PT15M')
  expect(await seen(asUser(guest))).toEqual({ ok: true, value: { unavailable: [], own: [], rules: null } })
})

test('the database itself refuses two stays over one night', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const stay = stayIn(stack, 30)
  await book(stack, guest, home, stay)
  const intruder = stack.tables.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, reason)
    values (gen_random_uuid(), ${home.id}::uuid, 'block', ${stay.checkIn}::date, ${stay.checkOut}::date, 'x')`
  expect(sqlState(await intruder.catch((error: unknown) => error))).toBe('23P01')
})

describe('intro uses', () => {
  const discounts = { introPercent: 20, introFirstN: 2 }
  const full = 3_450_00
  const intro = 2_760_00

  test('never exceed the host’s limit under concurrent bookings', async () => {
    const home = await createHome(stack, { bookingMode: 'request', discounts })
    const used = async () => {
      await stack.settle()
      const quote = await stack.services.pricing.quote({ listingId: home.id, ...stayIn(stack, 90) }, asAdmin)
      return quote.ok ? quote.value.introUsed : quote.error.code
    }
    expect(await used()).toBe(0)
    const guests = await Promise.all(Array.from({ length: 8 }, () => createUser(stack)))
    const booked = await Promise.all(
      guests.map((guest, index) => book(stack, guest, home, stayIn(stack, 10 + index * 5))),
    )
    const totals = booked.map(({ totalOre }) => totalOre).sort((one, other) => one - other)
    expect(totals).toEqual([intro, intro, full, full, full, full, full, full])
    // What was used stays used when the host sets the prices anew, and speaks when more uses are given.
    const card = { baseOre: 1_000_00, discounts: { ...discounts, introFirstN: 3 } }
    await stack.services.pricing.setRates({ listingId: home.id, card }, asUser(home.hostId, 'host'))
    expect(await used()).toBe(2)
  })

  test('come back when a booking ends unpaid', async () => {
    const home = await createHome(stack, { discounts: { ...discounts, introFirstN: 1 } })
    const guest = await createUser(stack)
    const next = await createUser(stack)
    expect(await book(stack, guest, home, stayIn(stack, 30))).toMatchObject({ totalOre: intro })
    expect(await tryToBook(stack, next, home, stayIn(stack, 40), { expectedTotalOre: intro })).toMatchObject({
      error: { code: 'booking.priceChanged', params: { quote: { totalOre: full } } },
    })
    await advanceClock(stack, 'PT15M')
    expect(await book(stack, next, home, stayIn(stack, 40))).toMatchObject({ totalOre: intro })
    expect(await eventTypes(stack, home.id)).toEqual([
      'booking.calendarChanged',
      'booking.introUsesChanged',
      'booking.calendarChanged',
      'booking.introUsesChanged',
      'booking.calendarChanged',
      'booking.introUsesChanged',
    ])
  })

  test('pass from a hold to the booking that replaces it', async () => {
    const home = await createHome(stack, { discounts: { ...discounts, introFirstN: 1 } })
    const guest = await createUser(stack)
    await book(stack, guest, home, stayIn(stack, 30))
    expect(await book(stack, guest, home, stayIn(stack, 31))).toMatchObject({ totalOre: intro })
    expect(await stack.tables.introUse.count({ where: { listingId: home.id } })).toBe(1)
  })
})
