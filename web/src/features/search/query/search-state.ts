import type { GuestsHint, StayHint } from '../../../domain/stay/address-hints.ts'
import type { GuestCounts } from '../../../domain/stay/guest-counts.ts'
import type { Stay } from '../../../domain/stay/stay.ts'
import type { SearchQuery, SearchSort } from '../../../lib/api/model.ts'
import type { AmenityKey } from './amenity-choice.ts'
import type { CategorySlug } from './search-categories.ts'

/** Kinds of homes in the order of the filters. */
export const listingKinds = ['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'] as const
export type ListingKind = (typeof listingKinds)[number]
export const sorts = ['recommended', 'price', 'price_desc', 'rating', 'newest'] as const satisfies SearchSort[]

/** Days by which fixed dates may move. 0 keeps them. */
export const flexDayOptions = [0, 1, 2, 3] as const
export type FlexDays = (typeof flexDayOptions)[number]

/** Any weekend or week in a month `YYYY-MM`, instead of dates. */
export interface FlexiblePeriod {
  span: 'weekend' | 'week'
  month: string
}

/** A point in degrees with a radius in km. */
export interface NearPoint {
  lat: number
  lng: number
  radius: number
}

/** What of an address could not be used. */
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

/**
 * Filters that are on or off, in the order of the dialog, with the parameters that stand for each in the address and for the server.
 * Their texts are `flag.<name>` and `flag.<name>Note`; their count is the facet of that name.
 */
export const flagFilters = [
  { flag: 'instant', query: { bookingMode: 'instant' } },
  { flag: 'freeCancellation', query: { freeCancellation: 'true' } },
  { flag: 'guestFavourite', query: { guestFavourite: 'true' } },
] as const satisfies { flag: string; query: SearchQuery }[]
export type FlagFilter = (typeof flagFilters)[number]['flag']

/** The filters of the dialog. Prices are DKK, per night without dates and per stay with dates. */
export interface SearchFilters extends Record<FlagFilter, boolean> {
  kinds: ListingKind[]
  minPrice: number | null
  maxPrice: number | null
  bedrooms: number
  beds: number
  bathrooms: number
  amenities: AmenityKey[]
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

/** Place, dates and guests: what the search bar sets. */
export interface SearchCriteria {
  place: string
  /** The text, where no place has that name. */
  q?: string
  /** Only where the text names one. */
  category?: CategorySlug | null
  near: NearPoint | null
  stay: Stay | null
  flex: FlexDays
  some: FlexiblePeriod | null
  guests: GuestCounts | null
}

/** A search as the address stores it. */
export interface SearchState extends SearchCriteria, SearchFilters {
  q: string
  /** The category chosen in the strip. */
  category: CategorySlug | null
  /** The searched area as west,south,east,north. */
  bbox: string
  /** Pets are allowed. Only without guest counts, which include pets. */
  pets: boolean
  sort: SearchSort
  /** The map is shown beside the list. */
  map: boolean
  hints: SearchHint[]
}
