import { addDays, type InputOf, type listingsService, type SearchQuery } from '@nordbo/contracts'
import { firstDay } from '@nordbo/testkit'
import fc from 'fast-check'
import { inDays } from '../listings-stack.ts'
import { someAmenities, towns } from './any-home.ts'

export type Query = InputOf<typeof listingsService.procedures.search>

const monthIn = (months: number): string => {
  const month = firstDay.slice(0, 7)
  return Array.from({ length: months }).reduce<string>((at) => addDays(`${at}-01`, 31).slice(0, 7), month)
}

/** No dates, exact ones, flexible ones, or a weekend or week of a month. */
const anyDates: fc.Arbitrary<Partial<Query>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        away: fc.integer({ min: 0, max: 60 }),
        nights: fc.oneof(
          { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
          { weight: 1, arbitrary: fc.constant(28) },
        ),
        flex: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const), { nil: undefined }),
      })
      .map(({ away, nights, flex }) => ({
        ...{ checkIn: inDays(away), checkOut: inDays(away + nights) },
        ...(flex === undefined ? {} : { flex }),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      when: fc.constantFrom('weekend' as const, 'week' as const),
      month: fc.integer({ min: 1, max: 3 }).map(monthIn),
    }),
  },
)

/** A place that some towns have; nothing is on Bornholm. */
export const anyPlace = fc.constantFrom(
  'Skagen',
  'Nordjylland',
  'Århus',
  'Aeroeskoebing',
  'Geilo, Norge',
  'Gotland',
  'Danmark',
  'Norway',
  'Bornholm',
)

/** A part of the map over the towns. */
export const anyBox = fc
  .record({
    west: fc.double({ min: 5, max: 18, noNaN: true }),
    south: fc.double({ min: 54, max: 60, noNaN: true }),
    width: fc.double({ min: 0, max: 14, noNaN: true }),
    height: fc.double({ min: 0, max: 8, noNaN: true }),
  })
  .map(({ west, south, width, height }) => ({ west, south, east: west + width, north: south + height }))

/** No area, a place, a box, a circle, or two of them. */
const anyWhere: fc.Arbitrary<Partial<Query>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.record({ place: anyPlace }),
  },
  { weight: 2, arbitrary: fc.record({ bbox: anyBox }) },
  {
    weight: 2,
    arbitrary: fc.record({
      near: fc.record({
        lat: fc.constantFrom(...towns).map(({ lat }) => lat),
        lng: fc.constantFrom(...towns).map(({ lng }) => lng),
        radiusKm: fc.double({ min: 1, max: 500, noNaN: true }),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ place: fc.constant('Danmark'), bbox: anyBox }) },
)

/** Prices of nights and of stays, øre. */
const price = (max: number) => fc.integer({ min: 500_00, max })

/** All other filters. */
const anyFilters = fc.record(
  {
    category: fc.constantFrom('sommerhuse', 'ved-stranden', 'sauna-og-spa', 'familievenlige', 'slotte'),
    subcategory: fc.subarray(['summerhouse', 'apartment', 'villa', 'room'] as const, { minLength: 1 }),
    guests: fc.integer({ min: 1, max: 6 }),
    pets: fc.boolean(),
    minPriceOre: price(4_000_00),
    maxPriceOre: price(20_000_00),
    amenities: fc.subarray([...someAmenities], { maxLength: 2 }),
    minBedrooms: fc.integer({ min: 0, max: 4 }),
    minBeds: fc.integer({ min: 0, max: 5 }),
    minBathrooms: fc.constantFrom(0, 1, 1.5, 2),
    bookingMode: fc.constantFrom('instant' as const, 'request' as const),
    minRating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    freeCancellation: fc.boolean(),
    guestFavourite: fc.boolean(),
  },
  { requiredKeys: [] },
)

const keysOf = <T extends object>(filters: T): (keyof T)[] => {
  const isKey = (name: string): name is string & keyof T => name in filters
  return Object.keys(filters).filter(isKey)
}

/** At most two of the filters that were drawn. */
export const fewOf = <T extends object>(drawn: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> =>
  fc.tuple(drawn, fc.array(fc.nat(), { maxLength: 2 })).map(([filters, picks]) => {
    const kept: Partial<T> = {}
    const names = keysOf(filters)
    for (const pick of picks) {
      const name = names[pick % Math.max(1, names.length)]
      if (name !== undefined) kept[name] = filters[name]
    }
    return kept
  })

const anySort: fc.Arbitrary<SearchQuery['sort']> = fc.constantFrom(
  'recommended',
  'price',
  'price_desc',
  'rating',
  'newest',
)

/** Any search without words. */
export const anyQuery: fc.Arbitrary<Query & { limit: number; sort: SearchQuery['sort'] }> = fc
  .record({
    dates: anyDates,
    where: anyWhere,
    filters: fewOf(anyFilters),
    sort: anySort,
    limit: fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) },
      { weight: 6, arbitrary: fc.integer({ min: 6, max: 60 }) },
    ),
  })
  .map(({ dates, where, filters, sort, limit }) => ({ ...dates, ...where, ...filters, sort, limit }))
