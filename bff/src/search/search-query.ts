import {
  Amenity,
  BookingMode,
  CalendarDate,
  lastCheckIn,
  Ore,
  SearchQuery,
  SearchSort,
  Subcategory,
} from '@nordbo/contracts'
import { z } from 'zod'
import { toOre } from '../http/money.ts'

const dkk = z.coerce.number().min(0).max(10_000_000)
const count = (max: number) => z.coerce.number().int().min(0).max(max)
/** A list parameter: repeated, or separated by commas. */
export const list = <T extends string>(item: z.ZodType<T, string>, max: number) =>
  z
    .union([z.array(z.string()), z.string()])
    .transform((given) =>
      (Array.isArray(given) ? given : [given]).flatMap((text) => text.split(',')).filter((text) => text !== ''),
    )
    .pipe(z.array(item).max(max))

/** Danish and older names for the kinds of homes (docs/product/listings.md, Homes); `home` means any. */
const aliases: Readonly<Record<string, readonly Subcategory[]>> = {
  home: [],
  sommerhus: ['summerhouse'],
  feriehus: ['holiday_home'],
  feriebolig: ['holiday_home'],
  hus: ['private_home'],
  privatbolig: ['private_home'],
  værelse: ['room'],
  lejlighed: ['apartment'],
}
const Kind = z.enum([...Subcategory.options, ...Object.keys(aliases)])

const isKind = (word: string): boolean => Kind.safeParse(word).success

/** The kinds that the names stand for; empty means any. */
const kindsOf = (words: readonly string[]): Subcategory[] =>
  words.includes('home') ? [] : [...new Set(words.flatMap((word) => aliases[word] ?? Subcategory.parse(word)))]

/** Combines `type` with the tab above the results, whose `category` is a category's slug or a kind of home. */
const withTab = (kinds: readonly Subcategory[], category: string | undefined) => {
  const tab = category !== undefined && isKind(category) ? kindsOf([category]) : []
  const both = kinds.length > 0 && tab.length > 0 ? kinds.filter((kind) => tab.includes(kind)) : [...kinds, ...tab]
  // When tab and types share no kind, the tab stays a category. No home has it, so nothing is found.
  const isCovered = category === undefined || (isKind(category) && (both.length > 0 || tab.length === 0))
  return { ...(both.length > 0 ? { subcategory: both } : {}), ...(isCovered ? {} : { category }) }
}

/** Query parameters of a search; amounts in DKK. */
export const ApiSearchQuery = z.object({
  q: z.string().max(200).optional(),
  place: z.string().max(100).optional(),
  /** A category's slug, or a kind of home as in `type`. */
  category: z.string().max(40).optional(),
  /** Kinds of homes, or their Danish names. */
  type: list(Kind, 6).optional(),
  /** west,south,east,north */
  bbox: z.string().max(120).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  /** km around lat,lng */
  radius: z.coerce.number().min(0.1).max(500).optional(),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  /** Other spelling of checkIn (docs/product/listings.md, Search). */
  checkin: CalendarDate.optional(),
  /** Other spelling of checkOut. */
  checkout: CalendarDate.optional(),
  /** Adults + children. */
  guests: z.coerce.number().int().min(1).max(50).optional(),
  pets: z.enum(['true', 'false']).optional(),
  minPrice: dkk.optional(),
  maxPrice: dkk.optional(),
  amenities: list(Amenity, 30).optional(),
  bedrooms: count(10).optional(),
  beds: count(20).optional(),
  bathrooms: z.coerce.number().min(0).max(10).optional(),
  bookingMode: BookingMode.optional(),
  minRating: z.coerce.number().min(0).max(5).optional(),
  sort: SearchSort.optional(),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})
export type ApiSearchQuery = z.infer<typeof ApiSearchQuery>

const Box = SearchQuery.shape.bbox.unwrap()

/** The map section of `west,south,east,north`; undefined for anything else. */
export const parseBox = (text: string): z.infer<typeof Box> | undefined => {
  const [west, south, east, north, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const box = Box.safeParse({ west, south, east, north })
  return box.success && rest.length === 0 && box.data.south <= box.data.north ? box.data : undefined
}

/** A wrong parameter (`/name`) and a message for the caller. */
export type SearchIssue = { path: string; message: string }

const datesOf = ({ checkIn, checkin, checkOut, checkout }: ApiSearchQuery) => ({
  checkIn: checkIn ?? checkin,
  checkOut: checkOut ?? checkout,
})

const twice = (given: string | undefined, other: string | undefined): boolean =>
  given !== undefined && other !== undefined && given !== other

/** Contradictions between the parameters of a search; `today` is the date in Copenhagen. */
export const searchIssues = (query: ApiSearchQuery, today: string): SearchIssue[] => {
  const { checkIn, checkOut } = datesOf(query)
  const { bbox, lat, lng, radius, minPrice, maxPrice } = query
  const last = lastCheckIn(today)
  const located = lat !== undefined || lng !== undefined || radius !== undefined
  const checks: [boolean, string, string][] = [
    [twice(query.checkIn, query.checkin), 'checkin', 'says another date than checkIn'],
    [twice(query.checkOut, query.checkout), 'checkout', 'says another date than checkOut'],
    [checkIn === undefined && checkOut !== undefined, 'checkIn', 'is needed with checkOut'],
    [checkOut === undefined && checkIn !== undefined, 'checkOut', 'is needed with checkIn'],
    [checkIn !== undefined && checkIn < today, 'checkIn', `is past: today is ${today}`],
    [checkIn !== undefined && checkIn > last, 'checkIn', `is too far ahead: a stay may begin until ${last}`],
    [checkIn !== undefined && checkOut !== undefined && checkOut <= checkIn, 'checkOut', 'must be after checkIn'],
    [bbox !== undefined && !parseBox(bbox), 'bbox', 'must be west,south,east,north'],
    [located && lat === undefined, 'lat', 'is needed with lng and radius'],
    [located && lng === undefined, 'lng', 'is needed with lat and radius'],
    [minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice, 'minPrice', 'must not be above maxPrice'],
  ]
  return checks.filter(([wrong]) => wrong).map(([, name, message]) => ({ path: `/${name}`, message }))
}

/** The search input of listings for a query without issues. */
export const toSearchQuery = (query: ApiSearchQuery): z.input<typeof SearchQuery> => {
  const { type, category, bbox, lat, lng, radius, pets, minPrice, maxPrice, bedrooms, beds, bathrooms, ...others } =
    query
  const { checkIn: _in, checkin: _inToo, checkOut: _out, checkout: _outToo, ...same } = others
  const { checkIn, checkOut } = datesOf(query)
  const box = bbox === undefined ? undefined : parseBox(bbox)
  return {
    ...same,
    ...(checkIn === undefined ? {} : { checkIn }),
    ...(checkOut === undefined ? {} : { checkOut }),
    ...withTab(kindsOf(type ?? []), category),
    ...(box ? { bbox: box } : {}),
    ...(lat !== undefined && lng !== undefined
      ? { near: { lat, lng, ...(radius === undefined ? {} : { radiusKm: radius }) } }
      : {}),
    ...(pets === 'true' ? { pets: true } : {}),
    ...(minPrice === undefined ? {} : { minPriceOre: Ore.parse(toOre(minPrice)) }),
    ...(maxPrice === undefined ? {} : { maxPriceOre: Ore.parse(toOre(maxPrice)) }),
    ...(bedrooms === undefined ? {} : { minBedrooms: bedrooms }),
    ...(beds === undefined ? {} : { minBeds: beds }),
    ...(bathrooms === undefined ? {} : { minBathrooms: bathrooms }),
  }
}
