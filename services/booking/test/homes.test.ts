import { BookableListing, HouseRules, ListingId } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  createUser,
  homeContent,
  photoWithoutFile,
  rebuildProjections,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findListings, storeListing } from '../src/listing/bookable-listing-store.ts'
import { listCalendars } from '../src/occupancy/calendar-snapshot.ts'
import { calendarStart } from '../src/occupancy/calendar-store.ts'
import { type BookingStack, bootBooking, domainNow, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const importedHome = async (rules: { petsAllowed: boolean } = { petsAllowed: true }) => {
  const id = crypto.randomUUID()
  const hostId = await createUser(stack)
  const { listings, pricing } = stack.services
  const home = {
    id,
    hostId,
    createdAt: '2026-01-01T00:00:00.000Z',
    content: homeContent({ content: { rules: HouseRules.parse(rules) } }),
    photos: [photoWithoutFile()],
  }
  await listings.importListings({ listings: [home] }, asAdmin)
  const rates = [{ listingId: id, hostId, card: { baseOre: 1_000_00, discounts: {} }, overrides: [] }]
  await pricing.importRates({ rates }, asAdmin)
  return { id, hostId }
}

test('a home can be booked as soon as listings knows it, with or without its event', async () => {
  const home = await importedHome()
  const guest = await createUser(stack)
  expect(await book(stack, guest, home, stayIn(stack, 20))).toMatchObject({ status: 'pending' })
  await stack.settle()
  await stack.tables.bookableListing.delete({ where: { listingId: home.id } })
  expect(await book(stack, guest, home, stayIn(stack, 40))).toMatchObject({ status: 'pending' })
})

test('a closed home takes no more bookings, and keeps those it has', async () => {
  const home = await importedHome()
  const guest = await createUser(stack)
  await stack.settle()
  const booked = await book(stack, guest, home, stayIn(stack, 20))
  await stack.services.listings.unpublish({ id: home.id }, withKey(asUser(home.hostId)))
  await stack.settle()
  expect(await tryToBook(stack, guest, home, stayIn(stack, 40))).toMatchObject({
    error: { code: 'listing.notFound' },
  })
  expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'pending' })
})

test('an older revision does not replace a newer one', async () => {
  const { id } = await createHome(stack, { maxGuests: 4 })
  const [home] = await findListings(stack.tables, [id])
  const changed = (maxGuests: number) => BookableListing.parse({ ...home, maxGuests })
  await storeListing(stack.tables, changed(6), 3)
  await storeListing(stack.tables, changed(5), 2)
  expect(await findListings(stack.tables, [id])).toMatchObject([{ maxGuests: 6 }])
})

test('pets can be booked only where the listing’s rules allow them', async () => {
  const home = await importedHome({ petsAllowed: false })
  const guest = await createUser(stack)
  const withDog = { guests: { adults: 2, pets: 1 } }
  const refused = { error: { code: 'booking.petsNotAllowed' } }
  expect(await tryToBook(stack, guest, home, stayIn(stack, 20), withDog)).toMatchObject(refused)
  await stack.settle()
  expect(await tryToBook(stack, guest, home, stayIn(stack, 20), withDog)).toMatchObject(refused)
  expect(await tryToBook(stack, guest, home, stayIn(stack, 40))).toMatchObject({ ok: true })
  const patch = { rules: HouseRules.parse({ petsAllowed: true }) }
  await stack.services.listings.update({ id: ListingId.parse(home.id), patch }, withKey(asUser(home.hostId)))
  await stack.settle()
  expect(await tryToBook(stack, guest, home, stayIn(stack, 20), withDog)).toMatchObject({ ok: true })
})

test('a listing without a pet rule is fetched for a guest with pets, and by a rebuild', async () => {
  const asked = await importedHome({ petsAllowed: false })
  const rebuilt = await importedHome({ petsAllowed: false })
  await stack.settle()
  const ids = [asked.id, rebuilt.id]
  await stack.tables.bookableListing.updateMany({ where: { listingId: { in: ids } }, data: { petsAllowed: null } })
  const withDog = { guests: { adults: 2, pets: 1 } }
  expect(await tryToBook(stack, await createUser(stack), asked, stayIn(stack, 20), withDog)).toMatchObject({
    error: { code: 'booking.petsNotAllowed' },
  })
  expect(await findListings(stack.tables, ids)).toContainEqual(
    expect.objectContaining({ listingId: rebuilt.id, petsAllowed: null }),
  )
  await rebuildProjections(stack, 'booking')
  expect((await findListings(stack.tables, ids)).map(({ petsAllowed }) => petsAllowed)).toEqual([false, false])
})

test('the calendar snapshot has every home’s future ranges, merged, and its intro uses', async () => {
  const home = await createHome(stack, { bookingMode: 'instant', discounts: { introPercent: 10, introFirstN: 3 } })
  const one = await createUser(stack)
  const other = await createUser(stack)
  await book(stack, one, home, stayIn(stack, 10, 3))
  await book(stack, other, home, stayIn(stack, 13, 2))
  const pages = await listCalendars(stack.tables, null, calendarStart(domainNow(stack)))
  const { checkIn } = stayIn(stack, 10)
  expect(pages.calendars.find(({ listingId }) => listingId === home.id)).toEqual({
    listingId: home.id,
    revision: 2,
    occupied: [{ from: checkIn, to: stayIn(stack, 13, 2).checkOut }],
    introUsed: 2,
    stayRules: null,
  })
})
