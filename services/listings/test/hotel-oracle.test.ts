import { asAdmin, type BootedStack, caseCount, chooseSeed, expectOk } from '@nordbo/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { bootListings, openTables } from './listings-stack.ts'
import { placesOf } from './search-oracle/any-home.ts'
import { anyHotel, anyHotelQuestion, type HotelQuestion, type OracleHotel } from './search-oracle/any-hotel.ts'

const hotels = caseCount(300, 2_000)
const questions = caseCount(200, 2_000)
const start = chooseSeed('hotel oracle')

/** A hotel with what is tested elsewhere: its public point and its score, as stored. */
type Known = OracleHotel & { lat: number; lng: number; score: number }

let stack: BootedStack
let tables: PrismaClient
let known: Known[]

beforeAll(async () => {
  stack = await bootListings()
  tables = openTables(stack)
  const drawn = fc.sample(anyHotel, { numRuns: hotels, seed: start })
  for (let first = 0; first < drawn.length; first += 50) {
    const batch = drawn.slice(first, first + 50).map(({ hotel }) => hotel)
    expectOk(await stack.services.listings.importHotels({ hotels: batch }, asAdmin))
  }
  const rows = new Map((await tables.searchHotel.findMany()).map((row) => [row.hotelId, row]))
  known = drawn.flatMap((each) => {
    const row = rows.get(each.hotel.id)
    return row ? [{ ...each, lat: row.lat, lng: row.lng, score: row.score }] : []
  })
  expect(known).toHaveLength(hotels)
}, 300_000)
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const fits = ({ hotel, town, lat, lng }: Known, question: HotelQuestion): boolean => {
  const { place, bbox, guests = 1, rooms = 1, stars = [], amenities = [] } = question
  return [
    hotel.active,
    place === undefined || placesOf(town).includes(place),
    !bbox || (lat >= bbox.south && lat <= bbox.north && lng >= bbox.west && lng <= bbox.east),
    stars.length === 0 || stars.includes(hotel.stars),
    amenities.every((amenity) => hotel.amenities.includes(amenity)),
    hotel.minPriceOre >= (question.minPriceOre ?? 0),
    hotel.minPriceOre <= (question.maxPriceOre ?? Number.POSITIVE_INFINITY),
    (hotel.rooms ?? 1_000) >= rooms,
    (hotel.guestsPerRoom ?? 1_000) * rooms >= guests,
  ].every(Boolean)
}

/** The sort keys of a hotel, the greatest first; prices are negative where the cheapest is first. */
const keysOf = ({ hotel, score }: Known, { sort }: HotelQuestion): number[] => {
  if (sort === 'price') return [-hotel.minPriceOre]
  if (sort === 'price_desc') return [hotel.minPriceOre]
  return sort === 'rating'
    ? [hotel.rating ?? 0, Math.min(hotel.reviewCount, 9_999) * (hotel.rating === null ? 0 : 1)]
    : [score]
}

/** The ids of all hotels that fit, in order: a plain filter over all of them. */
const plainSearch = (question: HotelQuestion): string[] =>
  known
    .filter((each) => fits(each, question))
    .toSorted((a, b) => {
      const [one, other] = [keysOf(a, question), keysOf(b, question)]
      const difference = one.map((key, index) => (other[index] ?? 0) - key).find((each) => each !== 0)
      const byId = a.hotel.id < b.hotel.id ? -1 : 1
      return difference ?? (question.sort === 'price' ? byId : -byId)
    })
    .map(({ hotel }) => hotel.id)

const readPages = async (question: HotelQuestion) => {
  const pages: string[][] = []
  const totals = new Set<number>()
  let cursor: string | null = null
  do {
    const asked: HotelQuestion = { ...question, ...(cursor === null ? {} : { cursor }) }
    const answer: Awaited<ReturnType<typeof search>> = await search(asked)
    pages.push(answer.items.map(({ id }) => id))
    totals.add(answer.total)
    cursor = answer.nextCursor
  } while (cursor !== null)
  return { pages, totals: [...totals] }
}
const search = async (question: HotelQuestion) => expectOk(await stack.services.listings.searchHotels(question))

it('any question about hotels is answered in pages as a plain filter over all of them answers it', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(anyHotelQuestion, async (question) => {
      const expected = plainSearch(question)
      found += expected.length > 0 ? 1 : 0
      const { pages, totals } = await readPages(question)
      expect(pages.flat()).toEqual(expected)
      expect(pages.slice(0, -1).every((page) => page.length === question.limit)).toBe(true)
      expect(totals).toEqual([Math.min(expected.length, 1_000)])
    }),
    { numRuns: questions, seed: start, endOnFailure: true },
  )
  // Many questions without hits would make the comparison weak.
  expect(found).toBeGreaterThan(questions / 3)
}, 600_000)
