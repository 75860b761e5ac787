import { SearchFlag, type SearchQuery } from '@nordbo/contracts'
import { fold } from '@nordbo/service-kit'
import type { Category } from '../../categories/category.ts'
import type { StayOptions } from '../stay/stay-options.ts'
import type { StayFilter } from '../stay/stay-sql.ts'
import { placeQuery } from '../text/place-terms.ts'
import type { TextCounts } from '../text/text-counts.ts'
import { countryNames } from '../text/words.ts'
import type { Position, SearchMode } from './cursor.ts'
import { type Box, searchBox } from './filters.ts'
import { spotFlags } from './flags.ts'
import { type Order, orderOf } from './order.ts'
import type { ResolvedFilters } from './resolve-filters.ts'

/** Most homes that are gathered and sorted. If more match, the list follows an index (docs/product/listings.md, Search). */
export const gatherLimit = 5_000
/**
 * Most homes of a box that are read for a list that follows an index otherwise. Where homes of a place have similar prices, the index of
 * prices is read past most of the market before it comes to them.
 */
export const boxLimit = 20_000
/** Most homes that are ranked by their texts. If more match, the most recommended ones are ranked. */
export const rankLimit = 1_000
/** Highest `total` that is counted (docs/product/listings.md, Search). */
export const countLimit = 1_000
/** Area of a box, square degrees, above which it surely contains too many homes to gather. */
const vastBox = 100

/** How many homes a search finds; capped if there are more. */
export interface Count {
  total: number
  totalCapped: boolean
}

/** The count of a plan's earlier page, else of the rows. */
export const countOf = ({ count }: { count: Count | undefined }, found: number): Count =>
  count
    ? { total: count.total, totalCapped: count.totalCapped }
    : { total: Math.min(found, countLimit), totalCapped: found > countLimit }

/** Everything that the SQL of a search is built from. */
export interface SearchPlan {
  mode: SearchMode
  query: SearchQuery
  category: Category | undefined
  stay: StayOptions | undefined
  stayFilter: StayFilter
  /** Today's date in Copenhagen. */
  today: string
  /** The tsquery that homes must match, from the place and the text. Empty for none. */
  wanted: string
  /** The tsquery for ranking. Empty if the order does not use the rank. */
  ranked: string
  /** The capacity that the text names. */
  counts: TextCounts
  country: string | undefined
  box: Box | undefined
  order: Order
  position: Position | undefined
  /** Defined if an earlier page or statement has counted. */
  count: Count | undefined
  /** Whether a list in mode `scan` reads the homes of its box and sorts them, instead of following an index. */
  readsBox?: boolean
}

/** The code of a country by any of its names. */
const countryOf = (place: string): string | undefined =>
  Object.entries(countryNames).find(([, names]) => names.some((name) => fold(name) === fold(place)))?.[0]

/** The filter for a place: a country, or a tsquery of its name. The name of a known place is matched whole. A name without words matches nothing. */
export const placeOf = (place: string | undefined, known: boolean) => {
  if (place === undefined || place === '') return { country: undefined, lexemes: '' }
  const country = countryOf(place)
  return country ? { country, lexemes: '' } : { country, lexemes: placeQuery(place, known) || "'@'" }
}

const areaOf = ({ west, east, south, north }: Box): number =>
  Math.max(0, north - south) * (east >= west ? east - west : 360 + east - west)

/** Whether the list is sorted by price. */
const sortsByPrice = ({ sort }: SearchQuery): boolean => sort === 'price' || sort === 'price_desc'

/** Whether filters or order depend on the stay's total. */
const asksForTotal = (query: SearchQuery): boolean =>
  sortsByPrice(query) || query.minPriceOre !== undefined || query.maxPriceOre !== undefined

/** Whether a box contains few enough homes to gather. */
export const isSmall = (box: Box | undefined): boolean => box !== undefined && areaOf(box) <= vastBox

/** Gathers if words or a small box narrow the search, or if totals are needed. Otherwise it follows an index. */
const modeOf = ({ query, stay, wanted, box }: Omit<SearchPlan, 'mode'>): SearchMode => {
  const led = wanted !== '' || isSmall(box)
  return led || (stay !== undefined && asksForTotal(query)) ? 'gather' : 'scan'
}

/** The resolved filters and the position of a search. */
interface PlanInput extends Omit<ResolvedFilters, 'impossible'> {
  position: Position | undefined
}

/** Plans a search. Later pages use the mode of the first page. */
export const planSearch = (
  query: SearchQuery,
  { today, category, stay, place: written, text, counts, position }: PlanInput,
): SearchPlan => {
  const place = placeOf(query.place, written !== null)
  const both = [text ?? '', place.lexemes].filter((part) => part !== '')
  const plan = {
    query,
    category,
    stay,
    today,
    stayFilter: { freeCancellation: query.freeCancellation === true },
    wanted: both.map((part) => `(${part})`).join(' & '),
    ranked: query.sort === 'recommended' ? (text ?? '') : '',
    counts,
    country: place.country,
    box: searchBox(query),
    order: orderOf(query.sort, text !== undefined),
    position,
    count: position,
  }
  return { ...plan, mode: position?.mode ?? modeOf(plan) }
}

/** Most homes that a search gathers. */
export const limitOf = ({ ranked, readsBox = false }: SearchPlan): number => {
  if (readsBox) return boxLimit
  return ranked === '' ? gatherLimit : rankLimit
}

/** Whether `search_by_place` has all columns that the search needs. Its index stores homes in the order of the map. */
export const goesByPlace = ({ mode, readsBox = false, wanted, country, category, query }: SearchPlan): boolean =>
  (mode === 'gather' || readsBox) &&
  wanted === '' &&
  !country &&
  !category &&
  !query.subcategory &&
  !query.amenities &&
  SearchFlag.options.every((flag) => !query[flag] || spotFlags.includes(flag))

/** The plan in mode `scan`, for a search that matched more homes than can be gathered. */
export const asScan = (plan: SearchPlan): SearchPlan => ({
  ...plan,
  mode: 'scan',
  count: { total: countLimit, totalCapped: true },
})

/** The plan that reads the homes of the box, for a list that follows an index; undefined where that takes longer. */
export const asBox = (plan: SearchPlan): SearchPlan | undefined => {
  const boxed = { ...plan, readsBox: true }
  return isSmall(plan.box) && goesByPlace(boxed) ? boxed : undefined
}

/** Which price the cards show and a sort by price uses. */
export const basisOf = ({ query, stay, mode }: SearchPlan): 'night' | 'total' =>
  stay === undefined || (mode === 'scan' && sortsByPrice(query)) ? 'night' : 'total'

/** Whether the stay's total is needed for every candidate. */
export const needsTotals = (plan: SearchPlan): boolean => {
  const { query, stay } = plan
  if (stay === undefined) return false
  const filters = query.minPriceOre !== undefined || query.maxPriceOre !== undefined
  return filters || (sortsByPrice(query) && basisOf(plan) === 'total')
}
