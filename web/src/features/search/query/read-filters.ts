import { amenityChoices } from './amenity-choice.ts'
import type { ParamReader } from './param-reader.ts'
import { categoryOf } from './search-categories.ts'
import {
  type FlagFilter,
  flagFilters,
  type ListingKind,
  listingKinds,
  noFilters,
  type SearchFilters,
  type SearchState,
} from './search-state.ts'

/** Names of kinds in old links (docs/product/listings.md, Homes). `home` means any kind. */
const aliases: Readonly<Record<string, ListingKind>> = {
  sommerhus: 'summerhouse',
  feriehus: 'holiday_home',
  feriebolig: 'holiday_home',
  hus: 'private_home',
  privatbolig: 'private_home',
  værelse: 'room',
  lejlighed: 'apartment',
}

const kindOf = (word: string): ListingKind | undefined => aliases[word] ?? listingKinds.find((kind) => kind === word)

/** The category and the kinds. Old links name a kind as the category. */
export const readKinds = ({ params, hints, list }: ParamReader): Pick<SearchState, 'category' | 'kinds'> => {
  const named = params.get('category') ?? ''
  const category = categoryOf(named)
  const words = list('type').filter((word) => word !== 'home')
  if (words.some((word) => kindOf(word) === undefined)) hints.add('kind')
  const kindWords = category || named === '' || named === 'home' ? words : [named, ...words]
  if (kindWords.length > words.length && kindOf(named) === undefined) hints.add('category')
  const chosen = kindWords.map(kindOf)
  return { category, kinds: listingKinds.filter((kind) => chosen.includes(kind)) }
}

const readFlags = (params: URLSearchParams): Partial<Record<FlagFilter, boolean>> =>
  Object.fromEntries(
    flagFilters.map(({ flag, query }) => [
      flag,
      Object.entries(query).every(([name, value]) => params.get(name) === value),
    ]),
  )

/** Price limits, DKK. Limits that contradict each other are left out. */
const readPrices = ({ hints, bounded }: ParamReader): Pick<SearchFilters, 'minPrice' | 'maxPrice'> => {
  const [minPrice, maxPrice] = [bounded('minPrice', 0, 10_000_000), bounded('maxPrice', 0, 10_000_000)]
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return { minPrice, maxPrice }
  hints.add('filters')
  return { minPrice: null, maxPrice: null }
}

/** The filters of the dialog besides the kinds. */
export const readFilters = (reader: ParamReader): Omit<SearchFilters, 'kinds'> => {
  const { params, hints, bounded, list } = reader
  const words = list('amenities')
  const amenities = amenityChoices.filter((choice) => words.includes(choice))
  if (amenities.length < new Set(words).size) hints.add('filters')
  return {
    ...noFilters,
    ...readPrices(reader),
    bedrooms: Math.floor(bounded('bedrooms', 0, 10) ?? 0),
    beds: Math.floor(bounded('beds', 0, 20) ?? 0),
    bathrooms: bounded('bathrooms', 0, 10) ?? 0,
    amenities,
    ...readFlags(params),
    minRating: bounded('minRating', 0, 5),
  }
}
