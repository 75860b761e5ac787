import { amenityIds, type SearchFilters, SearchFlag } from '@nordbo/contracts'
import type { Category } from '../../categories/category.ts'
import { when } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { boxAround, earthRadius } from '../../geo/distance.ts'
import type { StayOptions } from '../stay/stay-options.ts'
import type { TextCounts } from '../text/text-counts.ts'
import { flagConditions, stayFlags } from './flags.ts'

/** Condition: home `s` has one of the category's subcategories, tags or amenities. */
const belongsTo = ({ subcategories, tags, amenities }: Category): Prisma.Sql => Prisma.sql`(
  s.subcategory = any (${subcategories}) or s.tags && ${tags}::text[] or s.amenities && ${amenityIds(amenities)}::int[])`

/** Condition on the rating as it is shown: the mean rounded half up to a tenth. */
const isRated = (least: number): Prisma.Sql => Prisma.sql`
  (20 * s.rating_sum + s.rating_count) / greatest(2 * s.rating_count, 1) >= ${Math.round(least * 100) / 10}::float8`

const withinKm = ({ lat, lng, radiusKm }: NonNullable<SearchFilters['near']>): Prisma.Sql => Prisma.sql`
  ${2 * earthRadius}::float8 * asin(least(1, sqrt(sin(radians(s.lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(s.lat)) * sin(radians(s.lng - ${lng}::float8) / 2) ^ 2)))
  <= ${radiusKm * 1_000}::float8`

/** A part of the map, degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** The part of the map that a search is limited to: its box, or the box around its circle. */
export const searchBox = ({ bbox, near }: SearchFilters): Box | undefined =>
  bbox ?? (near && boxAround(near, near.radiusKm * 1_000))

/** Condition: home `s` is in the box. A box with west > east crosses the date line. */
export const isInBox = ({ west, south, east, north }: Box): Prisma.Sql => {
  const between = Prisma.sql`s.lat between ${south}::float8 and ${north}::float8`
  return west <= east
    ? Prisma.sql`${between} and s.lng between ${west}::float8 and ${east}::float8`
    : Prisma.sql`${between} and (s.lng >= ${west}::float8 or s.lng <= ${east}::float8)`
}

/** Condition: home `s` is in a band of a box. Bands are tenths of a degree of latitude (`search_spot`). */
export const isInBands = ({ south, north }: Box): Prisma.Sql => {
  const [first, last] = [Math.floor(south * 10), Math.floor(north * 10)]
  const bands = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return Prisma.sql`s.band = any (${bands}::int[])`
}

/** Conditions: home `s` has the capacity that the text names. */
export const capacityConditions = ({ guests, minBedrooms, minBeds, minBathrooms }: TextCounts): Prisma.Sql[] => [
  ...when(guests, (count) => Prisma.sql`s.max_guests >= ${count}::int`),
  ...when(minBedrooms, (bedrooms) => Prisma.sql`s.bedrooms >= ${bedrooms}::int`),
  ...when(minBeds, (beds) => Prisma.sql`s.beds >= ${beds}::int`),
  ...when(minBathrooms, (bathrooms) => Prisma.sql`s.bathrooms >= ${bathrooms}::float8`),
]

/** A search's filters with the category and stays that they name. */
interface NamedFilters {
  query: SearchFilters
  category: Category | undefined
  stay: StayOptions | undefined
  /** Today's date in Copenhagen. */
  today: string
}

/** Conditions on the traits of home `s`: all filters except listed, guests, availability, place and price. */
export const traitConditions = ({ query, category, stay, today }: NamedFilters): Prisma.Sql[] => [
  ...SearchFlag.options
    .filter((flag) => query[flag] && !(stay && stayFlags.includes(flag)))
    .map((flag) => flagConditions({ stay, today })[flag]),
  ...(query.pets ? [Prisma.sql`s.pets_allowed`] : []),
  ...when(query.minBedrooms, (bedrooms) => Prisma.sql`s.bedrooms >= ${bedrooms}`),
  ...when(query.minBeds, (beds) => Prisma.sql`s.beds >= ${beds}`),
  ...when(query.minBathrooms, (bathrooms) => Prisma.sql`s.bathrooms >= ${bathrooms}::float8`),
  ...when(query.bookingMode, (mode) => Prisma.sql`s.instant = ${mode === 'instant'}`),
  ...when(query.minRating, isRated),
  ...when(query.subcategory, (kinds) => Prisma.sql`s.subcategory = any (${kinds})`),
  ...when(category, belongsTo),
  ...when(query.amenities, (wanted) => Prisma.sql`s.amenities @> ${amenityIds(wanted)}::int[]`),
  ...when(query.near, withinKm),
]

/** Conditions on the price. `amount` is the price of a night or of the stay, øre. */
export const priceConditions = (
  query: Pick<SearchFilters, 'minPriceOre' | 'maxPriceOre'>,
  amount: Prisma.Sql,
): Prisma.Sql[] => [
  ...when(query.minPriceOre, (least) => Prisma.sql`${amount} >= ${least}::bigint`),
  ...when(query.maxPriceOre, (most) => Prisma.sql`${amount} <= ${most}::bigint`),
]
