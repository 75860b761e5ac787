import { CalendarMonth, eachFlag, lastCheckIn, SearchFilters, type SearchQuery } from '@nordbo/contracts'
import { z } from 'zod'
import { toDkk } from '../http/money.ts'
import { ApiSearchQuery, type SearchIssue, searchIssues, toSearchQuery } from './search-query.ts'

/** Query parameters of a search with all filters; amounts in DKK. */
export const ApiSearch = ApiSearchQuery.extend({
  ...eachFlag(() =>
    z
      .enum(['true', 'false'])
      .transform((given) => (given === 'true' ? true : undefined))
      .optional(),
  ),
  /** By how many days both dates may move. */
  flex: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
    .optional(),
  /** Replaces dates: any weekend (Friday to Sunday) or week (from Monday) of `month`. */
  when: z.enum(['weekend', 'week']).optional(),
  month: CalendarMonth.optional(),
})
export type ApiSearch = z.infer<typeof ApiSearch>

/** The filters of a search, without its order and pages. */
export const ApiFilters = ApiSearch.omit({ sort: true, cursor: true, limit: true })
export type ApiFilters = z.infer<typeof ApiFilters>

/** Contradictions between the parameters of a search; `today` is the date in Copenhagen. */
export const filterIssues = (query: ApiSearch, today: string): SearchIssue[] => {
  const { when, month } = query
  const last = lastCheckIn(today).slice(0, 7)
  const dated = [query.checkIn, query.checkin, query.checkOut, query.checkout].some((date) => date !== undefined)
  const checks: [boolean, string, string][] = [
    [when !== undefined && month === undefined, 'month', 'is needed with when'],
    [month !== undefined && when === undefined, 'when', 'is needed with month'],
    [dated && (when !== undefined || month !== undefined), 'when', 'stands instead of dates'],
    [query.flex !== undefined && !dated, 'flex', 'needs checkIn and checkOut'],
    [month !== undefined && month < today.slice(0, 7), 'month', `is past: today is ${today}`],
    [month !== undefined && month > last, 'month', `is too far ahead: a stay may begin until ${last}`],
  ]
  const wrong = checks.filter(([is]) => is).map(([, name, message]) => ({ path: `/${name}`, message }))
  return [...searchIssues(query, today), ...wrong]
}

/** The search input of listings. */
export type SearchInput = z.input<typeof SearchQuery>

/** The search input of listings for a query without issues. */
export const toSearch = (query: ApiSearch): SearchInput => toSearchQuery(query)

/** URL parameters whose name differs from the filter's. */
const nameOf: Partial<Record<keyof SearchFilters, string>> = {
  subcategory: 'type',
  near: 'radius',
  minPriceOre: 'minPrice',
  maxPriceOre: 'maxPrice',
  minBedrooms: 'bedrooms',
  minBeds: 'beds',
  minBathrooms: 'bathrooms',
}

const Name = SearchFilters.keyof()

/** The URL parameter of a filter; for `near` it is `radius`. */
export const apiName = (filter: keyof SearchFilters): string => nameOf[filter] ?? filter

/** Filters as URL parameters, amounts in DKK. */
export const toApiParameters = (filters: SearchFilters): Record<string, string> => {
  const { bbox, near, minPriceOre, maxPriceOre, subcategory, amenities, own: _own, ...plain } = filters
  const named = Object.entries({ ...plain })
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [apiName(Name.parse(name)), String(value)])
  return {
    ...Object.fromEntries(named),
    ...(subcategory ? { type: subcategory.join() } : {}),
    ...(amenities ? { amenities: amenities.join() } : {}),
    ...(bbox ? { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join() } : {}),
    ...(near ? { lat: String(near.lat), lng: String(near.lng), radius: String(near.radiusKm) } : {}),
    ...(minPriceOre === undefined ? {} : { minPrice: String(toDkk(minPriceOre)) }),
    ...(maxPriceOre === undefined ? {} : { maxPrice: String(toDkk(maxPriceOre)) }),
  }
}
