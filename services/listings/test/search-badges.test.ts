import { randomUUID } from 'node:crypto'
import { BookingId, type ListingId, ReviewId } from '@nordbo/contracts'
import {
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  clockStart,
  createGuest,
  domainNow,
  expectOk,
  pay,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { storeBookingStats } from '../src/search/index/booking-stats.ts'
import { aUserId, createHomes, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootStack()
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const importHome = async (): Promise<ListingId> => {
  const [id] = await createHomes(stack, [{ location: { lat: 57.72, lng: 10.58 } }])
  if (!id) throw new Error('no home')
  return id
}
const page = async (id: ListingId) => expectOk(await stack.services.listings.byId({ id }))
const review = async (listingId: ListingId, stars: number[]): Promise<void> => {
  const reviews = stars.map((rating) => ({
    ...{ id: ReviewId.parse(randomUUID()), bookingId: BookingId.parse(randomUUID()), listingId, authorId: aUserId() },
    ...{ rating, text: 'Dejligt.', publishedAt: '2026-05-01T10:00:00.000Z', hostReply: null },
  }))
  expectOk(await stack.services.listings.importReviews({ reviews }, asAdmin))
}

describe('a guest favourite', () => {
  it('needs five reviews and a rating of 4.8', async () => {
    const id = await importHome()
    await review(id, [5, 5, 5, 5])
    expect((await page(id)).guestFavourite).toBe(false)
    await review(id, [4])
    expect(await page(id)).toMatchObject({ guestFavourite: true, rating: 4.8 })
    const { items } = expectOk(await stack.services.listings.search({ guestFavourite: true }))
    expect(items.map((home) => [home.id, home.guestFavourite])).toEqual([[id, true]])
    await review(id, [4, 4])
    expect((await page(id)).guestFavourite).toBe(false)
  })

  it('is no favourite for a year after its host cancelled a stay', async () => {
    const [lately, longAgo] = [await importHome(), await importHome()]
    for (const [listingId, days] of [
      [lately, 360],
      [longAgo, 370],
    ] as const) {
      await review(listingId, [5, 5, 5, 5, 5])
      const hostCancelledAt = new Date(Date.parse(clockStart) - days * 86_400_000)
      const booking = { bookingId: randomUUID(), listingId, guestId: aUserId(), status: 'cancelled_by_host' }
      await tables.guestBooking.create({ data: { ...booking, revision: 3, hostCancelledAt } })
      await storeBookingStats(tables, listingId)
    }
    expect([(await page(lately)).guestFavourite, (await page(longAgo)).guestFavourite]).toEqual([false, true])
  })
})

describe('the time of a home’s last booking', () => {
  it('is shown to the hour once a booking is paid', async () => {
    const id = await importHome()
    const guest = await createGuest(stack)
    const booked = await book(guest, id, await stayIn(stack, 40))
    await stack.settle()
    expect((await page(id)).lastBookedAt, 'a hold is no booking').toBeNull()
    await pay(guest, booked.clientSecret ?? '')
    await stack.settle()
    const { lastBookedAt } = await page(id)
    expect(lastBookedAt).toMatch(/:00:00\.000Z$/)
    expect((await domainNow(stack)).getTime() - Date.parse(lastBookedAt ?? '')).toBeLessThan(3_700_000)
    const { items } = expectOk(await stack.services.listings.search({ sort: 'newest', limit: 60 }))
    expect(items.find((home) => home.id === id)?.lastBookedAt).toBe(lastBookedAt)
  })

  it('is hidden after seven days', async () => {
    const id = await importHome()
    for (const [days, shown] of [
      [6, true],
      [8, false],
    ] as const) {
      const lastBookedAt = new Date(Date.parse(clockStart) - days * 86_400_000)
      await tables.searchListing.update({ where: { listingId: id }, data: { lastBookedAt } })
      expect((await page(id)).lastBookedAt !== null).toBe(shown)
    }
  })
})
