import type { SearchQuery } from '@nordbo/contracts'
import type { Category } from '../../categories/category.ts'
import type { StayOptions } from '../stay/stay-options.ts'
import type { StayFilter } from '../stay/stay-sql.ts'
import { fold } from '../text/fold.ts'
import { placeQuery } from '../text/place-terms.ts'
import type { TextCounts } from '../text/text-counts.ts'
import { countryNames } from '../text/words.ts'
import type { Position, SearchMode } from './cursor.ts'
import { type Box, searchBox } from './filters.ts'
import { type Order, orderOf } from './order.ts'
import type { ResolvedFilters } from './resolve-filters.ts'

/** Most homes that are gathered and sorted at once; beyond it a list follows an index (docs/product/listings.md, Search). */
export const gatherLimit = 5_000
/** Most homes that are ranked by their texts: where more match, the most recommended ones. */
export const rankLimit = 1_000
/** `total` is counted to this (docs/product/listings.md, Search). */
export const countLimit = 1_000
/** Degrees squared from which a part of the map is surely too full to gather. */
const vastBox = 100

/** How many homes a search finds, as far as they are counted. */
export interface Count {
  total: number
  totalCapped: boolean
}

/** What a search needs to know, beside its words, to be turned into SQL. */
export interface SearchPlan {
  mode: SearchMode
  query: SearchQuery
  category: Category | undefined
  stay: StayOptions | undefined
  stayFilter: StayFilter
  /** The date it is in Copenhagen. */
  today: string
  /** Lexemes that must be there: those of the place and those of the text. Empty for none. */
  wanted: string
  /** Lexemes that ranking looks at; empty where the order does not ask for it. */
  ranked: string
  /** How much room the words ask for. */
  counts: TextCounts
  country: string | undefined
  box: Box | undefined
  order: Order
  position: Position | undefined
  /** Known where an earlier page or statement counted. */
  count: Count | undefined
}

/** The country that a place is, if it is one. */
const countryOf = (place: string): string | undefined =>
  Object.entries(countryNames).find(([, names]) => names.some((name) => fold(name) === fold(place)))?.[0]

/** What a place asks for: a country, or the lexemes of its name, whole where a place is called so. A name without a word in it is nowhere. */
const placeOf = (place: string | undefined, known: boolean) => {
  if (place === undefined || place === '') return { country: undefined, lexemes: '' }
  const country = countryOf(place)
  return country ? { country, lexemes: '' } : { country, lexemes: placeQuery(place, known) || "'@'" }
}

const areaOf = ({ west, east, south, north }: Box): number =>
  Math.max(0, north - south) * (east >= west ? east - west : 360 + east - west)

/** Does the list go by what a home costs? */
const sortsByPrice = ({ sort }: SearchQuery): boolean => sort === 'price' || sort === 'price_desc'

/** Does the stay's total decide which homes are found, or in which order? */
const asksForTotal = (query: SearchQuery): boolean =>
  sortsByPrice(query) || query.minPriceOre !== undefined || query.maxPriceOre !== undefined

/** Gathers when something narrows the search, or when totals must be looked at; else follows an index. */
const modeOf = ({ query, stay, wanted, box }: Omit<SearchPlan, 'mode'>): SearchMode => {
  const led = wanted !== '' || (box !== undefined && areaOf(box) <= vastBox)
  return led || (stay !== undefined && asksForTotal(query)) ? 'gather' : 'scan'
}

/** What is known of a search before it is made. */
interface PlanInput extends Omit<ResolvedFilters, 'impossible'> {
  position: Position | undefined
}

/** How a search is made. A page that is not the first is made like the one before it. */
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

/** Most homes that this search gathers. */
export const limitOf = ({ ranked }: SearchPlan): number => (ranked === '' ? gatherLimit : rankLimit)

/** The same search in the order of an index, after more homes matched than are gathered. */
export const asScan = (plan: SearchPlan): SearchPlan => ({
  ...plan,
  mode: 'scan',
  count: { total: countLimit, totalCapped: true },
})

/** The amount that a sort by price uses. */
export const basisOf = ({ query, stay, mode }: SearchPlan): 'night' | 'total' =>
  stay === undefined || (mode === 'scan' && sortsByPrice(query)) ? 'night' : 'total'

/** Must the stay's total be known of every home that is looked at? */
export const needsTotals = (plan: SearchPlan): boolean => {
  const { query, stay } = plan
  if (stay === undefined) return false
  const filters = query.minPriceOre !== undefined || query.maxPriceOre !== undefined
  return filters || (sortsByPrice(query) && basisOf(plan) === 'total')
}
