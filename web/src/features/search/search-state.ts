import type { GuestsHint, StayHint } from '../../domain/stay/address-hints.ts'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import type { SearchSort } from '../../lib/api/model.ts'
import type { AmenityKey } from './amenity-choice.ts'
import type { CategorySlug } from './search-categories.ts'

/** The kinds of homes, in the order of the filters. */
export const listingKinds = ['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'] as const
export type ListingKind = (typeof listingKinds)[number]
export const sorts = ['recommended', 'price', 'price_desc', 'rating', 'newest'] as const satisfies SearchSort[]

/** How far fixed dates may move, days; 0 keeps them. */
export const flexDayOptions = [0, 1, 2, 3] as const
export type FlexDays = (typeof flexDayOptions)[number]

/** Instead of dates: some weekend, or some week, in a month `YYYY-MM`. */
export interface FlexiblePeriod {
  span: 'weekend' | 'week'
  month: string
}

/** Around a point, km. */
export interface NearPoint {
  lat: number
  lng: number
  radius: number
}

/** What of an address could not be used, so that a person can be told. */
export type SearchHint =
  | StayHint
  | GuestsHint
  | 'month'
  | 'guestsMany'
  | 'bbox'
  | 'near'
  | 'category'
  | 'kind'
  | 'text'
  | 'filters'

/** What the filter dialog sets. Prices are DKK: of the night without dates, of the whole stay with dates. */
export interface SearchFilters {
  kinds: ListingKind[]
  minPrice: number | null
  maxPrice: number | null
  bedrooms: number
  beds: number
  bathrooms: number
  amenities: AmenityKey[]
  instant: boolean
  freeCancellation: boolean
  guestFavourite: boolean
  minRating: number | null
}

export const noFilters: SearchFilters = {
  kinds: [],
  minPrice: null,
  maxPrice: null,
  bedrooms: 0,
  beds: 0,
  bathrooms: 0,
  amenities: [],
  instant: false,
  freeCancellation: false,
  guestFavourite: false,
  minRating: null,
}

/** Where, when and who: what the search bar holds. */
export interface SearchCriteria {
  place: string
  /** Words, where what was typed is no place. */
  q?: string
  /** Only where the words say so. */
  category?: CategorySlug | null
  near: NearPoint | null
  stay: Stay | null
  flex: FlexDays
  some: FlexiblePeriod | null
  guests: GuestCounts | null
}

/** A search as the address bar carries it: shared, bookmarked, gone back to. */
export interface SearchState extends SearchCriteria, SearchFilters {
  q: string
  /** What the strip shows chosen. */
  category: CategorySlug | null
  /** A part of the map: west,south,east,north. */
  bbox: string
  /** Animals are welcome, where the guests are not counted. */
  pets: boolean
  sort: SearchSort
  /** The map stands beside the list. */
  map: boolean
  hints: SearchHint[]
}
