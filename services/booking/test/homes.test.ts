import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BookableListing, HouseRules, ListingId } from '@nordbo/contracts'
import { asAdmin, environmentFor, homeContent, inRepo, nodeBinary, photoWithoutFile } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findListings, storeListing } from '../src/listing/bookable-listing-store.ts'
import { calendarStart, listCalendars } from '../src/occupancy/calendar-store.ts'
import { asKeyed, BookingStack } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const importedHome = async (rules: { petsAllowed: boolean } = { petsAllowed: true }) => {
  const id = crypto.randomUUID()
  const hostId = await stack.person()
  const { listings, pricing } = stack.booted.services
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
  const guest = await stack.person()
  expect(await stack.book(guest, home, stack.stay(20))).toMatchObject({ status: 'pending' })
  await stack.settle()
  await stack.tables.bookableListing.delete({ where: { listingId: home.id } })
  expect(await stack.book(guest, home, stack.stay(40))).toMatchObject({ status: 'pending' })
})

test('a closed home takes no more bookings, and keeps those it has', async () => {
  const home = await importedHome()
  const guest = await stack.person()
  await stack.settle()
  const booked = await stack.book(guest, home, stack.stay(20))
  await stack.booted.services.listings.unpublish({ id: home.id }, asKeyed(home.hostId))
  await stack.settle()
  expect(await stack.tryToBook(guest, home, stack.stay(40))).toMatchObject({
    error: { code: 'listing.notFound' },
  })
  expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'pending' })
})

test('an older revision does not replace a newer one', async () => {
  const { id } = await stack.home({ maxGuests: 4 })
  const [home] = await findListings(stack.tables, [id])
  const changed = (maxGuests: number) => BookableListing.parse({ ...home, maxGuests })
  await storeListing(stack.tables, changed(6), 3)
  await storeListing(stack.tables, changed(5), 2)
  expect(await findListings(stack.tables, [id])).toMatchObject([{ maxGuests: 6 }])
})

test('pets can be booked only where the listing’s rules allow them', async () => {
  const home = await importedHome({ petsAllowed: false })
  const guest = await stack.person()
  const withDog = { guests: { adults: 2, pets: 1 } }
  const refused = { error: { code: 'booking.petsNotAllowed' } }
  expect(await stack.tryToBook(guest, home, stack.stay(20), withDog)).toMatchObject(refused)
  await stack.settle()
  expect(await stack.tryToBook(guest, home, stack.stay(20), withDog)).toMatchObject(refused)
  expect(await stack.tryToBook(guest, home, stack.stay(40))).toMatchObject({ ok: true })
  const patch = { rules: HouseRules.parse({ petsAllowed: true }) }
  await stack.booted.services.listings.update({ id: ListingId.parse(home.id), patch }, asKeyed(home.hostId))
  await stack.settle()
  expect(await stack.tryToBook(guest, home, stack.stay(20), withDog)).toMatchObject({ ok: true })
})

test('a listing without a pet rule is fetched for a guest with pets, and by a rebuild', async () => {
  const asked = await importedHome({ petsAllowed: false })
  const rebuilt = await importedHome({ petsAllowed: false })
  await stack.settle()
  const ids = [asked.id, rebuilt.id]
  await stack.tables.bookableListing.updateMany({ where: { listingId: { in: ids } }, data: { petsAllowed: null } })
  const withDog = { guests: { adults: 2, pets: 1 } }
  expect(await stack.tryToBook(await stack.person(), asked, stack.stay(20), withDog)).toMatchObject({
    error: { code: 'booking.petsNotAllowed' },
  })
  expect(await findListings(stack.tables, ids)).toContainEqual(
    expect.objectContaining({ listingId: rebuilt.id, petsAllowed: null }),
  )
  await promisify(execFile)(nodeBinary, [inRepo('services/booking/src/rebuild.ts')], {
    env: { ...(await environmentFor('booking', stack.booted.stack)), LOG_LEVEL: 'silent' },
  })
  expect((await findListings(stack.tables, ids)).map(({ petsAllowed }) => petsAllowed)).toEqual([false, false])
})

test('the calendar snapshot has every home’s future ranges, merged, and its intro uses', async () => {
  const home = await stack.home({ bookingMode: 'instant', discounts: { introPercent: 10, introFirstN: 3 } })
  const one = await stack.person()
  const other = await stack.person()
  await stack.book(one, home, stack.stay(10, 3))
  await stack.book(other, home, stack.stay(13, 2))
  const pages = await listCalendars(stack.tables, null, calendarStart(stack.now()))
  const { checkIn } = stack.stay(10)
  expect(pages.calendars.find(({ listingId }) => listingId === home.id)).toEqual({
    listingId: home.id,
    revision: 2,
    occupied: [{ from: checkIn, to: stack.stay(13, 2).checkOut }],
    introUsed: 2,
  })
})
