import {
  addDays,
  type FeeSettings,
  type ListingCard,
  type ListingId,
  PriceOverride,
  type RateCard,
} from '@nordbo/contracts'
import { asAdmin, type BootedStack, caseCount, chooseSeed, expectOk } from '@nordbo/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootListings, createHomes, inDays } from './listings-stack.ts'

const homes = 100
const staysPerHome = caseCount(12, 100)

const orNull = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })
const price = fc.integer({ min: 100_00, max: 50_000_00 })

const anyCard: fc.Arbitrary<RateCard> = fc.record({
  baseOre: price,
  weekendPercent: fc.integer({ min: 0, max: 99 }),
  cleaningIncluded: fc.boolean(),
  cleaningOre: fc.integer({ min: 0, max: 3_000_00 }),
  discounts: fc.record({
    introPercent: orNull(1, 100),
    introFirstN: fc.integer({ min: 1, max: 10 }),
    lastMinutePercent: orNull(1, 50),
    lastMinuteDays: fc.integer({ min: 1, max: 30 }),
    weeklyPercent: orNull(1, 50),
    monthlyPercent: orNull(1, 70),
  }),
})

const anyOverrides: fc.Arbitrary<PriceOverride[]> = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 120 }), priceOre: price }), {
    selector: ({ day }) => day,
    maxLength: 40,
  })
  .map((days) => days.map(({ day, priceOre }) => PriceOverride.parse({ date: inDays(day), priceOre })))

const anyHome = fc.record({ card: anyCard, overrides: anyOverrides, introUsed: fc.integer({ min: 0, max: 11 }) })

const anyStay = fc
  .record({
    away: fc.integer({ min: 0, max: 60 }),
    nights: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.constantFrom(6, 7, 8, 27, 28, 29)),
  })
  .map(({ away, nights }) => ({ checkIn: inDays(away), checkOut: addDays(inDays(away), nights) }))

const anySettings: fc.Arbitrary<FeeSettings> = fc.record({
  model: fc.constantFrom('split', 'host_only'),
  serviceFeePercent: fc.integer({ min: 0, max: 30 }),
  platformFeePercent: fc.integer({ min: 0, max: 30 }),
  weekendNights: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
  discountStacking: fc.boolean(),
})

let stack: BootedStack
let ids: ListingId[]
const start = chooseSeed('stay totals')

/** Booking, which counts intro uses, does not run here. So both projections get the same counts. */
const plantIntroUses = async (used: readonly number[]): Promise<void> => {
  const statements = {
    pricing: `insert into intro_use select * from unnest($1::uuid[], $2::int[], array_fill(1, array[${homes}]))`,
    listings: `update search_listing s set intro_used = given.used, intro_revision = 1
      from unnest($1::uuid[], $2::int[]) as given (id, used) where s.listing_id = given.id`,
  }
  for (const service of ['pricing', 'listings'] as const) {
    const client = new pg.Client({ connectionString: stack.stack.databases[service] })
    await client.connect()
    await client.query(statements[service], [ids, used])
    await client.end()
  }
}

beforeAll(async () => {
  stack = await bootListings()
  const wishes = fc.sample(anyHome, { numRuns: homes, seed: start })
  ids = await createHomes(stack, wishes)
  await plantIntroUses(wishes.map(({ introUsed }) => introUsed))
})
afterAll(() => stack?.stop())

type Stay = { checkIn: string; checkOut: string }

const searched = async (
  stay: Stay,
  more: { sort?: 'price' | 'price_desc'; minPriceOre?: number; maxPriceOre?: number } = {},
) => {
  const cards: ListingCard[] = []
  let cursor: string | undefined
  do {
    const page = expectOk(
      await stack.services.listings.search({ ...stay, ...more, limit: 60, ...(cursor ? { cursor } : {}) }),
    )
    cards.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return cards
}

const quoted = async (stay: Stay): Promise<Map<string, number>> => {
  const totals = new Map<string, number>()
  for (let first = 0; first < ids.length; first += 50) {
    const stays = ids.slice(first, first + 50).map((listingId) => ({ listingId, ...stay }))
    for (const quote of expectOk(await stack.services.pricing.quoteMany({ stays })).quotes)
      if (quote) totals.set(quote.listingId, quote.totalOre)
  }
  return totals
}

const totalsOf = (cards: readonly ListingCard[]) => Object.fromEntries(cards.map(({ id, totalOre }) => [id, totalOre]))

describe("the stay's total in search", () => {
  it(`equals the quote, to the øre, for ${homes * staysPerHome} stays under changing settings`, async () => {
    const stays = fc.sample(anyStay, { numRuns: staysPerHome, seed: start })
    const settings = fc.sample(anySettings, { numRuns: 4, seed: start })
    for (const [index, stay] of stays.entries()) {
      const changed = index > 0 && index % Math.ceil(staysPerHome / 5) === 0 ? settings.pop() : undefined
      if (changed) {
        expectOk(await stack.services.pricing.setSettings(changed, asAdmin))
        await stack.settle()
      }
      const expected = await quoted(stay)
      expect(expected.size).toBe(homes)
      expect(totalsOf(await searched(stay))).toEqual(Object.fromEntries(expected))
    }
  }, 600_000)

  it('sorts and filters by that total', async () => {
    for (const stay of fc.sample(anyStay, { numRuns: 4, seed: start + 1 })) {
      const totals = [...(await quoted(stay)).values()].sort((a, b) => a - b)
      expect((await searched(stay, { sort: 'price' })).map(({ totalOre }) => totalOre)).toEqual(totals)
      expect((await searched(stay, { sort: 'price_desc' })).map(({ totalOre }) => totalOre)).toEqual(
        totals.toReversed(),
      )
      const [low = 0, high = 0] = [totals[30], totals[70]]
      const between = await searched(stay, { minPriceOre: low, maxPriceOre: high })
      const wanted = totals.filter((total) => total >= low && total <= high)
      expect(between.map(({ totalOre }) => totalOre ?? 0).sort((a, b) => a - b)).toEqual(wanted)
    }
  })
})
