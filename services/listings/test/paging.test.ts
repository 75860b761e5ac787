import type { InputOf, ListingCard, listingsService, SearchAnswer } from '@nordbo/contracts'
import { type BootedStack, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { bootListings, createHomes, inDays, openTables } from './listings-stack.ts'

type Query = InputOf<typeof listingsService.procedures.search>

let stack: BootedStack
let tables: PrismaClient

beforeAll(async () => {
  stack = await bootListings()
  tables = openTables(stack)
  await createHomes(
    stack,
    Array.from({ length: 23 }, (_, index) => ({
      title: `Sommerhus nummer ${index} ved havet`,
      featured: index < 5,
      photos: 1 + (index % 4),
      bookingMode: index % 2 === 0 ? 'instant' : 'request',
      card: { baseOre: 500_00 + (index % 6) * 100_00 },
      createdAt: `2026-0${1 + (index % 3)}-10T10:00:00.123Z`,
    })),
  )
})
afterAll(async () => {
  await tables.$disconnect()
  await stack.stop()
})

/** Reads all pages of a list. */
const pagesOf = async (query: Query): Promise<ListingCard[][]> => {
  const pages: ListingCard[][] = []
  let cursor: string | null = null
  do {
    const page: SearchAnswer = expectOk(
      await stack.services.listings.search({ ...query, ...(cursor === null ? {} : { cursor }) }),
    )
    pages.push(page.items)
    cursor = page.nextCursor
  } while (cursor !== null && pages.length < 1_000)
  return pages
}
const idsOf = (pages: readonly ListingCard[][]) => pages.flat().map(({ id }) => id)

/** Copies one home with varying prices, for a market of any size. */
const copyHomes = (count: number) =>
  tables.$executeRawUnsafe(`
  with model as (select s.*, d.host_id, d.words, d.star_counts, d.card, d.page from search_listing s
                 join listing_document d using (listing_id) limit 1),
  copies as (
    insert into search_listing (listing_id, created_at, lat, lng, score, max_guests, base_ore, weekend_ore, active, country, content_revision, tsv)
    select gen_random_uuid(), created_at, lat, lng, n % 9000, max_guests, 60000 + n, 60000 + n, true, country, 1, tsv
    from model, generate_series(1, ${count}) n returning listing_id)
  insert into listing_document (listing_id, host_id, words, star_counts, card, page)
  select c.listing_id, host_id, words, star_counts, (card::jsonb || jsonb_build_object('id', c.listing_id))::json, page
  from copies c, model`)

describe('paging', () => {
  it.each<[string, Query]>([
    ['recommended', { limit: 4 }],
    ['the price', { limit: 4, sort: 'price' }],
    ['the price, falling', { limit: 3, sort: 'price_desc' }],
    ['the rating', { limit: 4, sort: 'rating' }],
    ['the age', { limit: 4, sort: 'newest' }],
    ["the stay's total", { limit: 5, sort: 'price', checkIn: inDays(30), checkOut: inDays(34) }],
    ['the text', { limit: 4, q: 'sommerhus havet' }],
    ['the place', { limit: 4, place: 'Skagen' }],
    ['one home a page', { limit: 1 }],
  ])('by %s shows every home once', async (_what, query) => {
    const ids = idsOf(await pagesOf(query))
    expect(new Set(ids).size).toBe(23)
    expect(ids).toHaveLength(23)
  })

  it('refuses a cursor of other filters', async () => {
    const { nextCursor } = expectOk(await stack.services.listings.search({ limit: 3 }))
    const other = await stack.services.listings.search({ limit: 3, guests: 2, cursor: nextCursor ?? '' })
    expect(codeOf(other)).toBe('cursor.invalid')
    expect(codeOf(await stack.services.listings.search({ cursor: 'made-up' }))).toBe('cursor.invalid')
  })

  it('repeats the count of the first page', async () => {
    const first = expectOk(await stack.services.listings.search({ limit: 3 }))
    const second = expectOk(await stack.services.listings.search({ limit: 3, cursor: first.nextCursor ?? '' }))
    expect([first.total, second.total]).toEqual([23, 23])
  })
})

describe('featured homes', () => {
  it('are two at the top of each page, and are left out of the rest of the list', async () => {
    const pages = await pagesOf({ limit: 6 })
    const marks = pages.map((page) => page.map(({ featured }) => (featured ? 'A' : '-')).join(''))
    expect(marks).toEqual(['AA----', 'AA----', 'A-----', '-----'])
  })

  it('come once each when another home becomes featured between two pages', async () => {
    const read = async (cursor?: string): Promise<SearchAnswer> =>
      expectOk(await stack.services.listings.search({ limit: 6, ...(cursor === undefined ? {} : { cursor }) }))
    const pages = [await read()]
    const listingId = pages[0]?.items.at(-1)?.id ?? ''
    const { score } = await tables.searchListing.findUniqueOrThrow({ where: { listingId } })
    // It comes before those that were shown; its stored card says nothing of it.
    await tables.searchListing.update({ where: { listingId }, data: { featured: true, score: 1_000_000 } })
    for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) pages.push(await read(next))
    await tables.searchListing.update({ where: { listingId }, data: { featured: false, score } })
    const shown = pages.flatMap(({ items }) => items).filter(({ featured }) => featured)
    expect([shown.length, new Set(shown.map(({ id }) => id)).size]).toEqual([5, 5])
  })

  it('have no special place in other orders', async () => {
    const [first = []] = await pagesOf({ limit: 23, sort: 'price' })
    const prices = first.map(({ nightOre }) => nightOre)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })
})

describe('a large market', () => {
  it('is counted to a thousand, and the count is marked as capped', async () => {
    await copyHomes(1_100)
    const { total, totalCapped } = expectOk(await stack.services.listings.search({}))
    expect([total, totalCapped]).toEqual([1_000, true])
    const few = expectOk(await stack.services.listings.search({ maxPriceOre: 400_00 }))
    expect([few.total, few.totalCapped]).toEqual([0, false])
  })

  it("sorts by the price of a night if more than 5,000 homes match, else by the stay's total", async () => {
    await copyHomes(4_000)
    const dates = { checkIn: inDays(30), checkOut: inDays(34) }
    const many = expectOk(await stack.services.listings.search({ ...dates, sort: 'price' }))
    expect(many.priceBasis).toBe('night')
    const nights = many.items.map(({ nightOre }) => nightOre)
    expect(nights).toEqual([...nights].sort((a, b) => a - b))
    const next = expectOk(
      await stack.services.listings.search({ ...dates, sort: 'price', cursor: many.nextCursor ?? '' }),
    )
    expect(next.priceBasis).toBe('night')
    expect(next.items[0]?.nightOre).toBeGreaterThanOrEqual(nights.at(-1) ?? Number.POSITIVE_INFINITY)

    const fewer = expectOk(await stack.services.listings.search({ ...dates, sort: 'price', minPriceOre: 2_950_00 }))
    expect(fewer.priceBasis).toBe('total')
  })

  it.each(['recommended', 'price', 'price_desc', 'newest'] as const)(
    'lists a crowded box as the same homes without a box, by %s',
    async (sort) => {
      const dates = { checkIn: inDays(30), checkOut: inDays(34) }
      const everywhere = { west: 5, south: 50, east: 14, north: 60 }
      const firstPages = async (query: Query) => {
        const first = expectOk(await stack.services.listings.search({ ...query, sort, limit: 20 }))
        const cursor = first.nextCursor ?? ''
        const second = expectOk(await stack.services.listings.search({ ...query, sort, limit: 20, cursor }))
        return [first, second].map(({ items, total, totalCapped }) => [items.map(({ id }) => id), total, totalCapped])
      }
      const [first, second] = await firstPages({ ...dates, bbox: everywhere })
      expect([first, second]).toEqual(await firstPages(dates))
      expect(first?.slice(1)).toEqual([1_000, true])
    },
  )

  it('still ranks a text and reads its pages if every home has the word', async () => {
    const first = expectOk(await stack.services.listings.search({ q: 'sommerhus', limit: 60 }))
    expect(first.totalCapped).toBe(true)
    const second = expectOk(
      await stack.services.listings.search({ q: 'sommerhus', limit: 60, cursor: first.nextCursor ?? '' }),
    )
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(120)
  })

  it('reads a place of every home in the order of the list', async () => {
    const { items, totalCapped } = expectOk(
      await stack.services.listings.search({ place: 'Skagen', sort: 'price', limit: 10 }),
    )
    expect(totalCapped).toBe(true)
    const nights = items.map(({ nightOre }) => nightOre)
    expect(nights).toEqual([...nights].sort((a, b) => a - b))
  })
})
