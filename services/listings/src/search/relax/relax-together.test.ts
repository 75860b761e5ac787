import { type Amenity, Ore, type SearchFilters } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Blocker, blockers, filterPart, withoutBlockers } from './relax-steps.ts'
import { mostChanges, type RelaxQueries, relaxTogether } from './relax-together.ts'

interface Home {
  place: string
  guests: number
  ore: number
  beds: number
  bedrooms: number
  rating: number
  instant: boolean
  amenities: readonly Amenity[]
  /** The check-in dates on which it is free. */
  free: readonly string[]
}
const aHome = (changes: Partial<Home> = {}): Home => ({
  ...{ place: 'Skagen', guests: 4, ore: 1_000_00, beds: 4, bedrooms: 2, rating: 4, instant: true },
  ...{ amenities: ['wifi'], free: [], ...changes },
})

/** The towns of each larger area. */
const within: Readonly<Record<string, readonly string[]>> = {
  Nordjylland: ['Skagen', 'Sæby'],
  Danmark: ['Skagen', 'Sæby', 'Ribe'],
}

const lets = (home: Home, query: SearchFilters): boolean =>
  [
    query.place === undefined || [query.place, ...(within[query.place] ?? [])].includes(home.place),
    home.guests >= (query.guests ?? 1),
    home.ore <= (query.maxPriceOre ?? Number.POSITIVE_INFINITY),
    home.beds >= (query.minBeds ?? 0),
    home.bedrooms >= (query.minBedrooms ?? 0),
    home.rating >= (query.minRating ?? 0),
    query.bookingMode === undefined || home.instant === (query.bookingMode === 'instant'),
    (query.amenities ?? []).every((amenity) => home.amenities.includes(amenity)),
    query.checkIn === undefined || home.free.includes(query.checkIn),
  ].every(Boolean)

/** Queries that check homes one by one. */
const queriesOf = (homes: readonly Home[]): RelaxQueries => {
  const hits = (query: SearchFilters) => homes.filter((home) => lets(home, query))
  const ores = (query: SearchFilters) => hits(query).map(({ ore }) => ore)
  const range = (all: number[]) => (all.length === 0 ? [null, null] : [Math.min(...all), Math.max(...all)])
  return {
    countMatches: async (query) => {
      const [leastOre = null, mostOre = null] = range(ores(query))
      return { homes: hits(query).length, leastOre, mostOre }
    },
    largestHome: async (query) =>
      hits(query).length === 0 ? null : Math.max(...hits(query).map(({ guests }) => guests)),
    canShiftDates: async () => true,
    findBlockers: async (query, among, most) => {
      const sets = hits(withoutBlockers(query, among)).map((home) =>
        among.filter((one) => !lets(home, filterPart(query, one))),
      )
      const distinct = new Map(sets.map((set) => [set.join(), set]))
      return [...distinct.values()].filter(({ length }) => length <= most).toSorted((a, b) => a.length - b.length)
    },
  }
}
const relaxed = (homes: readonly Home[], query: SearchFilters, places: readonly string[] = []) =>
  relaxTogether(query, places, queriesOf(homes))
const first = async (...asked: Parameters<typeof relaxed>) => (await relaxed(...asked))[0]?.changes

describe('several blockers', () => {
  test('are relaxed together, each as little as possible', async () => {
    const homes = [aHome({ amenities: ['wifi', 'sauna'], ore: 1_350_50 }), aHome({ amenities: [], ore: 9_000_00 })]
    const query: SearchFilters = { amenities: ['sauna', 'wifi', 'seaView'], maxPriceOre: Ore.parse(500_00) }
    expect(await first(homes, query)).toEqual([
      { set: { amenities: ['sauna', 'wifi'] } },
      { set: { maxPriceOre: 1_351_00 } },
    ])
  })

  test('include the price if the shifted dates cost more', async () => {
    const homes = [aHome({ free: ['2027-07-06'], beds: 1, ore: 2_000_00 })]
    const dated = { checkIn: '2027-07-03', checkOut: '2027-07-10' }
    expect(await first(homes, { ...dated, minBeds: 3 })).toEqual([
      { set: { checkIn: '2027-07-06', checkOut: '2027-07-13' } },
      { drop: 'minBeds' },
    ])
    expect(await first(homes, { ...dated, maxPriceOre: Ore.parse(900_00) })).toEqual([
      { set: { checkIn: '2027-07-06', checkOut: '2027-07-13' } },
      { set: { maxPriceOre: 2_000_00 } },
    ])
  })

  test('include the area before the number of guests is lowered', async () => {
    const homes = [aHome({ place: 'Ribe' }), aHome({ place: 'Sæby', beds: 2 }), aHome({ beds: 2, guests: 2 })]
    const query: SearchFilters = { place: 'Skagen', guests: 4, minBeds: 3 }
    expect((await relaxed(homes, query, ['Nordjylland', 'Danmark'])).map(({ changes }) => changes)).toEqual([
      [{ set: { place: 'Nordjylland' } }, { drop: 'minBeds' }],
      [{ set: { guests: 2 } }, { drop: 'minBeds' }],
    ])
  })

  test('are not relaxed if more than three changes are needed', async () => {
    const query: SearchFilters = { minBeds: 9, minBedrooms: 9, minRating: 5, bookingMode: 'request' }
    expect(await relaxed([aHome()], query)).toEqual([])
  })
})

describe('a party larger than any home', () => {
  test('is offered the capacity of the largest home', async () => {
    const homes = [aHome({ guests: 16 }), aHome({ guests: 12, beds: 20 }), aHome({ place: 'Ribe', guests: 20 })]
    expect(await first(homes, { place: 'Skagen', guests: 40 })).toEqual([{ set: { guests: 16 } }])
    expect(await first(homes, { place: 'Skagen', guests: 40, minBeds: 20 })).toEqual([{ set: { guests: 12 } }])
  })

  test('is not reduced if one home has room for all', async () => {
    const homes = [aHome({ guests: 8, beds: 2, ore: 5_000_00 }), aHome({ guests: 6 })]
    expect(await first(homes, { guests: 8, minBeds: 4, maxPriceOre: Ore.parse(1_000_00) })).toEqual([
      { drop: 'minBeds' },
      { set: { maxPriceOre: 5_000_00 } },
    ])
  })
})

const anyHome = fc.record({
  beds: fc.integer({ min: 1, max: 4 }),
  bedrooms: fc.integer({ min: 1, max: 4 }),
  rating: fc.integer({ min: 1, max: 5 }),
  instant: fc.boolean(),
  ore: fc.integer({ min: 500_00, max: 900_00 }),
})
const anyQuery = fc.record(
  {
    minBeds: fc.integer({ min: 1, max: 5 }),
    minBedrooms: fc.integer({ min: 1, max: 5 }),
    minRating: fc.integer({ min: 1, max: 5 }),
    bookingMode: fc.constantFrom('instant' as const, 'request' as const),
    maxPriceOre: fc.integer({ min: 400_00, max: 900_00 }).map((ore) => Ore.parse(ore)),
  },
  { requiredKeys: [] },
)

test('no smaller set of changes finds a home, and every proposal finds one', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyHome, { minLength: 1, maxLength: 6 }), anyQuery, async (some, query) => {
      const homes = some.map(aHome)
      const asked = blockers.filter((one) => Object.keys(filterPart(query, one)).length > 0)
      const blockersOf = (home: Home): Blocker[] => asked.filter((one) => !lets(home, filterPart(query, one)))
      const least = Math.min(...homes.map((home) => blockersOf(home).length))
      const proposals = await relaxed(homes, query)
      if (least === 0) return
      expect(proposals.map(({ changes }) => changes.length)[0]).toBe(least > mostChanges ? undefined : least)
      for (const proposal of proposals) expect(homes.some((home) => lets(home, proposal.query))).toBe(true)
      expect(new Set(proposals.map(({ query: looser }) => JSON.stringify(looser))).size).toBe(proposals.length)
      expect(await relaxed(homes, query)).toEqual(proposals)
    }),
  ))
