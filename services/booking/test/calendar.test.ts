import { addDays } from '@nordbo/contracts'
import { sqlState } from '@nordbo/service-kit'
import { asAdmin } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, type Home, minutes } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const block = (home: Home, dates: string[], blocked = true, reason = 'Ferie') =>
  stack.booking.setBlocks({ listingId: home.id, dates, blocked, reason }, asKeyed(home.hostId))
const daysFrom = (date: string, count: number) => Array.from({ length: count }, (_, index) => addDays(date, index))

describe('host blocks', () => {
  test('keep guests out, can be freed in the middle, and leave their reasons', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const { checkIn } = stack.stay(30)
    expect(await block(home, daysFrom(checkIn, 5))).toMatchObject({ value: { revision: 1 } })
    expect(await stack.tryToBook(guest, home, stack.stay(32, 2))).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    await block(home, [addDays(checkIn, 2)], false)
    const { checkOut } = stack.stay(30, 10)
    expect(await stack.booking.availability({ listingId: home.id, from: checkIn, to: checkOut })).toEqual({
      ok: true,
      value: {
        unavailable: [
          { from: checkIn, to: addDays(checkIn, 2) },
          { from: addDays(checkIn, 3), to: addDays(checkIn, 5) },
        ],
        own: [],
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
    const home = await stack.home()
    const guest = await stack.person()
    const stay = stack.stay(30)
    await stack.book(guest, home, stay)
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
  const home = await stack.home()
  const guest = await stack.person()
  const other = await stack.person()
  const { checkIn: from, checkOut: to } = stack.stay(50)
  const { id: bookingId, paymentDueAt: until } = await stack.book(guest, home, { checkIn: from, checkOut: to })
  const seen = (asking?: ReturnType<typeof as>) => stack.booking.availability({ listingId: home.id, from, to }, asking)
  expect(await seen(as(guest))).toEqual({
    ok: true,
    value: { unavailable: [], own: [{ from, to, bookingId, until }] },
  })
  for (const stranger of [as(other), undefined])
    expect(await seen(stranger)).toEqual({ ok: true, value: { unavailable: [{ from, to }], own: [] } })
  expect(await stack.booking.ownHolds({}, as(guest))).toEqual({
    ok: true,
    value: { items: [{ from, to, bookingId, until, listingId: home.id }] },
  })
  expect(await stack.booking.ownHolds({}, as(other))).toEqual({ ok: true, value: { items: [] } })
  await stack.advance(minutes(15))
  expect(await seen(as(guest))).toEqual({ ok: true, value: { unavailable: [], own: [] } })
})

test('the database itself refuses two stays over one night', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const stay = stack.stay(30)
  await stack.book(guest, home, stay)
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
    const home = await stack.home({ bookingMode: 'request', discounts })
    const used = async () => {
      await stack.settle()
      const quote = await stack.booted.services.pricing.quote({ listingId: home.id, ...stack.stay(90) }, asAdmin)
      return quote.ok ? quote.value.introUsed : quote.error.code
    }
    expect(await used()).toBe(0)
    const guests = await Promise.all(Array.from({ length: 8 }, () => stack.person()))
    const booked = await Promise.all(guests.map((guest, index) => stack.book(guest, home, stack.stay(10 + index * 5))))
    const totals = booked.map(({ totalOre }) => totalOre).sort((one, other) => one - other)
    expect(totals).toEqual([intro, intro, full, full, full, full, full, full])
    // What was used stays used when the host sets the prices anew, and speaks when more uses are given.
    const card = { baseOre: 1_000_00, discounts: { ...discounts, introFirstN: 3 } }
    await stack.booted.services.pricing.setRates({ listingId: home.id, card }, as(home.hostId, 'host'))
    expect(await used()).toBe(2)
  })

  test('come back when a booking ends unpaid', async () => {
    const home = await stack.home({ discounts: { ...discounts, introFirstN: 1 } })
    const guest = await stack.person()
    const next = await stack.person()
    expect(await stack.book(guest, home, stack.stay(30))).toMatchObject({ totalOre: intro })
    expect(await stack.tryToBook(next, home, stack.stay(40), { expectedTotalOre: intro })).toMatchObject({
      error: { code: 'booking.priceChanged', params: { quote: { totalOre: full } } },
    })
    await stack.advance(minutes(15))
    expect(await stack.book(next, home, stack.stay(40))).toMatchObject({ totalOre: intro })
    expect(await stack.eventTypes(home.id)).toEqual([
      'booking.calendarChanged',
      'booking.introUsesChanged',
      'booking.calendarChanged',
      'booking.introUsesChanged',
      'booking.calendarChanged',
      'booking.introUsesChanged',
    ])
  })

  test('pass from a hold to the booking that replaces it', async () => {
    const home = await stack.home({ discounts: { ...discounts, introFirstN: 1 } })
    const guest = await stack.person()
    await stack.book(guest, home, stack.stay(30))
    expect(await stack.book(guest, home, stack.stay(31))).toMatchObject({ totalOre: intro })
    expect(await stack.tables.introUse.count({ where: { listingId: home.id } })).toBe(1)
  })
})
