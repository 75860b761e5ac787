import { z } from 'zod'
import { pageQuery } from '../rpc/page.ts'
import { CalendarDate, CalendarMonth, DateRange } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { Amenity } from './amenities.ts'
import { BookingMode, Subcategory } from './offer.ts'
import { Latitude, Longitude, Point } from './place.ts'
import { ListingCard } from './views.ts'

export const SearchSort = z.enum(['recommended', 'price', 'price_desc', 'rating', 'newest'])
export type SearchSort = z.infer<typeof SearchSort>

/** Filters that are on or off. Each has the same name in a URL, in `SearchFilters`, in facets and in the web's texts. */
export const SearchFlag = z.enum(['freeCancellation', 'guestFavourite'])
export type SearchFlag = z.infer<typeof SearchFlag>

/** A value for each flag. */
export const eachFlag = <T>(make: (flag: SearchFlag) => T): Record<SearchFlag, T> => ({
  /** The whole total would come back now; without dates: the flexible policy. */
  freeCancellation: make('freeCancellation'),
  /** Guest favourites (docs/glossary.md). */
  guestFavourite: make('guestFavourite'),
})

/** The stay that homes are priced for. */
export const AskedStay = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  /** Adults + children. */
  guests: z.int().min(1).max(50).optional(),
})
export type AskedStay = z.infer<typeof AskedStay>

/** Nights of a home that the caller holds unpaid. */
export const OwnNights = DateRange.extend({ listingId: ListingId })
export type OwnNights = z.infer<typeof OwnNights>

/**
 * The filters of a search. Prices are øre: of a night without dates, of the whole stay with dates. With flexible dates (`flex` or
 * `when`) a home matches if one of the stays is free. The cheapest free stay, then the earliest, is shown and priced.
 */
export const SearchFilters = z.object({
  q: z.string().trim().max(200).optional(),
  place: z.string().trim().max(100).optional(),
  category: z.string().max(40).optional(),
  subcategory: z.array(Subcategory).max(6).optional(),
  bbox: z.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }).optional(),
  /** A circle around a point; radius in km. */
  near: Point.extend({ radiusKm: z.number().min(0.1).max(500).default(25) }).optional(),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  /** Days by which the whole stay may be shifted either way. */
  flex: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** Instead of dates: any weekend (Friday to Sunday) or week (seven nights from a Monday) with all nights in `month`. */
  when: z.enum(['weekend', 'week']).optional(),
  month: CalendarMonth.optional(),
  /** Adults + children. */
  guests: z.int().min(1).max(50).optional(),
  pets: z.boolean().optional(),
  minPriceOre: Ore.optional(),
  maxPriceOre: Ore.optional(),
  amenities: z.array(Amenity).max(30).optional(),
  minBedrooms: z.int().min(0).max(10).optional(),
  minBeds: z.int().min(0).max(20).optional(),
  minBathrooms: z.number().min(0).max(10).optional(),
  bookingMode: BookingMode.optional(),
  minRating: z.number().min(0).max(5).optional(),
  /** `false` does not filter. */
  ...eachFlag(() => z.boolean().optional()),
  /** The caller's own unpaid nights, which count as free. */
  own: z.array(OwnNights).max(20).optional(),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** Filters, order and page of a search. */
export const SearchQuery = SearchFilters.extend({
  sort: SearchSort.default('recommended'),
  ...pageQuery({ maxLimit: 60, defaultLimit: 24, maxCursor: 600 }),
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const SearchAnswer = z.object({
  /** The canonical name of the place ('skagen' → 'Skagen'); null without a place, or if it is unknown. */
  place: z.string().nullable(),
  items: z.array(ListingCard),
  /** At most 1,000. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** Which price a sort by price uses: with dates the stay's total, or the night if more than 5,000 homes match. */
  priceBasis: z.enum(['night', 'total']),
  nextCursor: z.string().nullable(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
