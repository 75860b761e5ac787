import { randomUUID } from 'node:crypto'
import {
  BookingId,
  defaultFeeSettings,
  freeCancellationDays,
  type ListingId,
  nightsOf,
  ReviewId,
} from '@nordbo/contracts'
import { asAdmin, type BootedStack, caseCount, chooseSeed, clockStart, expectOk, firstDay } from '@nordbo/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { storeBookingStats } from '../src/search/index/booking-stats.ts'
import { storeCalendar, storeIntroUses } from '../src/search/index/calendar-row.ts'
import { aUserId, bootListings, createHomes, inDays, openTables } from './listings-stack.ts'
import { anyHome, type OracleHome, placesOf } from './search-oracle/any-home.ts'
import { anyQuery, type Query } from './search-oracle/any-query.ts'
import { type NaiveHome, type NaiveWorld, naivePages, naiveSearch } from './search-oracle/naive-search.ts'

const homes = caseCount(400, 3_000)
const searches = caseCount(150, 1_000)
const start = chooseSeed('search oracle')

let stack: BootedStack
let tables: PrismaClient
let world: NaiveWorld

/** Stores what happens to homes after publication: stays, intro uses, cancellations, unpublishing. */
const storeHistory = async (ids: readonly ListingId[], drawn: readonly OracleHome[]): Promise<void> => {
  for (const [index, listingId] of ids.entries()) {
    const each = drawn[index]
    if (!each) continue
    const occupied = each.taken.map(({ from, nights }) => ({ from: inDays(from), to: inDays(from + nights) }))
    await storeCalendar(tables, { listingId, occupied, revision: 1 })
    await storeIntroUses(tables, { listingId, used: each.introUsed, revision: 1 })
    if (each.hostCancelledDaysAgo === null) continue
    const hostCancelledAt = new Date(Date.parse(clockStart) - each.hostCancelledDaysAgo * 86_400_000)
    const ids = { bookingId: randomUUID(), listingId, guestId: aUserId() }
    await tables.guestBooking.create({ data: { ...ids, status: 'cancelled_by_host', revision: 1, hostCancelledAt } })
    await storeBookingStats(tables, listingId)
  }
  const closed = ids.filter((_, index) => drawn[index]?.open === false)
  await tables.searchListing.updateMany({ where: { listingId: { in: closed } }, data: { active: false } })
  await tables.$executeRaw`analyze search_listing`
}

const review = async (ids: readonly ListingId[], drawn: readonly OracleHome[]): Promise<void> => {
  const reviews = ids.flatMap((listingId, index) =>
    (drawn[index]?.stars ?? []).map((rating) => ({
      ...{ id: ReviewId.parse(randomUUID()), bookingId: BookingId.parse(randomUUID()), listingId, authorId: aUserId() },
      ...{ rating, text: 'Dejligt.', publishedAt: '2026-05-01T10:00:00.000Z', hostReply: null },
    })),
  )
  for (let first = 0; first < reviews.length; first += 200)
    expectOk(await stack.services.listings.importReviews({ reviews: reviews.slice(first, first + 200) }, asAdmin))
}

const toNaiveHomes = async (ids: readonly ListingId[], drawn: readonly OracleHome[]): Promise<NaiveHome[]> => {
  const rows = new Map((await tables.searchListing.findMany()).map((row) => [row.listingId, row]))
  return ids.flatMap((id, index): NaiveHome[] => {
    const [each, row] = [drawn[index], rows.get(id)]
    if (!each || !row) return []
    const { rules, cancellationPolicy = 'flexible', tags = [], amenities = [], ...home } = each.home
    const { town } = each
    const { maxGuests = 0, bedrooms = 0, beds = 0, bathrooms = 0, subcategory = '', bookingMode = '' } = home
    return [
      {
        // Public points and scores are tested elsewhere, so take the stored ones.
        ...{ id, lat: row.lat, lng: row.lng, score: row.score, ratingRank: row.ratingRank },
        places: placesOf(town),
        ...{ subcategory, tags, amenities, maxGuests, bedrooms, beds, bathrooms, bookingMode },
        ...{ petsAllowed: rules?.petsAllowed === true, freeDays: freeCancellationDays[cancellationPolicy] },
        ...{ featured: home.featured === true, open: each.open, createdAt: home.createdAt ?? '' },
        ...{
          stars: each.stars,
          hostCancelledDaysAgo: each.hostCancelledDaysAgo,
          introUsed: each.introUsed,
          overrides: each.overrides,
        },
        card: each.rates,
        taken: new Set(each.taken.flatMap(({ from, nights }) => nightsOf(inDays(from), inDays(from + nights)))),
      },
    ]
  })
}

beforeAll(async () => {
  stack = await bootListings()
  tables = openTables(stack)
  const drawn = fc.sample(anyHome, { numRuns: homes, seed: start })
  const ids = await createHomes(
    stack,
    drawn.map(({ home }) => home),
  )
  await review(ids, drawn)
  await storeHistory(ids, drawn)
  const categories = new Map((await tables.category.findMany()).map((category) => [category.slug, category]))
  world = { homes: await toNaiveHomes(ids, drawn), today: firstDay, fees: defaultFeeSettings, categories }
}, 600_000)
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

/** The fields of a found home that are compared. */
interface Shown {
  id: string
  totalOre: number | null
  stay: { checkIn: string; checkOut: string } | null
}

/**
 * Most pages that are read of a list. A longer list is read again to its end in the largest pages, which may be more, because the last
 * pages of a list may contain featured homes only, two each.
 */
const mostPages = 60
const largestPage = 60

const pagesOf = async (query: Query, most: number): Promise<{ pages: Shown[][]; total: number }> => {
  const pages: Shown[][] = []
  let cursor: string | null = null
  let total = 0
  do {
    const answer: Awaited<ReturnType<typeof search>> = await search({
      ...query,
      ...(cursor === null ? {} : { cursor }),
    })
    pages.push(answer.items.map(({ id, totalOre, stay }) => ({ id, totalOre, stay })))
    cursor = answer.nextCursor
    total = answer.total
  } while (cursor !== null && pages.length < most)
  return { pages, total }
}
const search = async (query: Query) => expectOk(await stack.services.listings.search(query))

/** Compares a search with the naive one. Returns how many homes it finds. */
const compare = async (query: Query, most = mostPages): Promise<number> => {
  const hits = naiveSearch(world, query)
  const expected = naivePages(hits, query).map((page) =>
    page.map(({ home: { id }, totalOre, stay }) => ({ id, totalOre, stay })),
  )
  const { pages, total } = await pagesOf(query, most)
  expect(pages).toEqual(expected.length === 0 ? [[]] : expected.slice(0, most))
  expect(total).toBe(Math.min(hits.length, 1_000))
  if (expected.length > most) await compare({ ...query, limit: largestPage }, Number.POSITIVE_INFINITY)
  return hits.length
}

describe('any search without words', () => {
  it('finds the same homes in the same order and pages as a naive search', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        found += (await compare(query)) > 0 ? 1 : 0
      }),
      { numRuns: searches, seed: start, endOnFailure: true },
    )
    // Many searches without hits would make the comparison weak.
    expect(found).toBeGreaterThan(searches / 2)
  }, 1_800_000)

  it('has the same homes on the map as in the list', async () => {
    const nordics = { west: -25, south: 54, east: 32, north: 71 }
    for (const { limit: _limit, sort: _sort, bbox = nordics, ...query } of fc.sample(anyQuery, {
      numRuns: 20,
      seed: start,
    })) {
      const hits = naiveSearch(world, { ...query, bbox })
      const map = expectOk(await stack.services.listings.clusters({ ...query, bbox, zoom: 6 }))
      expect(map.total).toBe(hits.length)
      expect(map.clusters.reduce((sum, { count }) => sum + count, map.pins.length)).toBe(hits.length)
      const cheapest = Math.min(...hits.map(({ home, totalOre }) => totalOre ?? home.card.baseOre))
      const prices = [
        ...map.clusters.map(({ minPriceOre }) => minPriceOre),
        ...map.pins.map((pin) => pin.totalOre ?? pin.nightOre),
      ]
      expect(Math.min(...prices)).toBe(cheapest)
    }
  })
})
