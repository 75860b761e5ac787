import { BookableListing } from '@nordbo/contracts'
import { aPhoto, asAdmin, homeContent } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarPage, calendarStart } from '../src/calendar/calendar-store.ts'
import { findHomes, keepHome } from '../src/listing/bookable-listing-store.ts'
import { asKeyed, BookingStack } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const importedHome = async () => {
  const id = crypto.randomUUID()
  const hostId = await stack.person()
  const { listings, pricing } = stack.booted.house
  const home = { id, hostId, createdAt: '2026-01-01T00:00:00.000Z', content: homeContent(), photos: [aPhoto()] }
  await listings.importListings({ listings: [home] }, asAdmin)
  const rates = [{ listingId: id, hostId, card: { baseOre: 1_000_00, discounts: {} }, overrides: [] }]
  await pricing.importRates({ rates }, asAdmin)
  return { id, hostId }
}

test('a home can be booked as soon as its owner knows it, told or not', async () => {
  const [home, guest] = [await importedHome(), await stack.person()]
  expect(await stack.book(guest, home, stack.stay(20))).toMatchObject({ status: 'pending' })
  await stack.settle()
  await stack.tables.bookableListing.delete({ where: { listingId: home.id } })
  expect(await stack.book(guest, home, stack.stay(40))).toMatchObject({ status: 'pending' })
})

test('a closed home takes no more bookings, and keeps those it has', async () => {
  const [home, guest] = [await importedHome(), await stack.person()]
  await stack.settle()
  const booked = await stack.book(guest, home, stack.stay(20))
  await stack.booted.house.listings.unpublish({ id: home.id }, asKeyed(home.hostId))
  await stack.settle()
  expect(await stack.tryToBook(guest, home, stack.stay(40))).toMatchObject({
    error: { code: 'booking.listingUnavailable' },
  })
  expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'pending' })
})

test('what is older than known is not believed', async () => {
  const { id } = await stack.home({ maxGuests: 4 })
  const [home] = await findHomes(stack.tables, [id])
  const changed = (maxGuests: number) => BookableListing.parse({ ...home, maxGuests })
  await keepHome(stack.tables, changed(6), 3)
  await keepHome(stack.tables, changed(5), 2)
  expect(await findHomes(stack.tables, [id])).toMatchObject([{ maxGuests: 6 }])
})

test('the snapshot of calendars tells every home’s future, merged, with its intro uses', async () => {
  const home = await stack.home({ bookingMode: 'instant', discounts: { introPercent: 10, introFirstN: 3 } })
  const [one, other] = [await stack.person(), await stack.person()]
  await stack.book(one, home, stack.stay(10, 3))
  await stack.book(other, home, stack.stay(13, 2))
  const pages = await calendarPage(stack.tables, null, calendarStart(stack.now()))
  const { checkIn } = stack.stay(10)
  expect(pages.calendars.find(({ listingId }) => listingId === home.id)).toEqual({
    listingId: home.id,
    revision: 2,
    occupied: [{ from: checkIn, to: stack.stay(13, 2).checkOut }],
    introUsed: 2,
  })
})
