import { z } from 'zod'
import { pageQuery } from '../rpc/page.ts'
import { CalendarDate, DateRange } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { Amenity } from './amenities.ts'
import { BookingMode, Subcategory } from './offer.ts'
import { Latitude, Longitude, Point } from './place.ts'
import { ListingCard } from './views.ts'

export const SearchSort = z.enum(['recommended', 'price', 'price_desc', 'rating', 'newest'])
export type SearchSort = z.infer<typeof SearchSort>

/** A calendar month, `YYYY-MM`. */
export const CalendarMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => month >= '1900-01' && month < '2200-01', 'Year must be 1900 to 2199')

/** The stay that homes are priced for. */
export const AskedStay = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  /** Adults + children. */
  guests: z.int().min(1).max(50).optional(),
})
export type AskedStay = z.infer<typeof AskedStay>

/** Nights of a home that a person holds. */
export const OwnNights = DateRange.extend({ listingId: ListingId })
export type OwnNights = z.infer<typeof OwnNights>

/**
 * Which homes are looked for. Prices are øre: of the night without dates, of the whole stay with dates. With flexible dates (`flex` or
 * `when`) a home fits when one of the stays is free, and the cheapest of those, then the earliest, is the one that is shown and priced.
 */
export const SearchFilters = z.object({
  q: z.string().trim().max(200).optional(),
  place: z.string().trim().max(100).optional(),
  category: z.string().max(40).optional(),
  subcategory: z.array(Subcategory).max(6).optional(),
  bbox: z.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }).optional(),
  /** Around a point, km. */
  near: Point.extend({ radiusKm: z.number().min(0.1).max(500).default(25) }).optional(),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  /** Both dates may move by up to so many days together; the nights stay as many. */
  flex: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** Instead of dates: some weekend (Friday to Sunday) or some week (seven nights from a Monday) with every night in `month`. */
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
  /** The whole total would come back now; without dates: the flexible policy. False is no filter. */
  freeCancellation: z.boolean().optional(),
  /** Guest favourites (docs/glossary.md). False is no filter. */
  guestFavourite: z.boolean().optional(),
  /** The caller's own unpaid nights: they count as free. */
  own: z.array(OwnNights).max(20).optional(),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** What to look for, in which order, and which page of it. */
export const SearchQuery = SearchFilters.extend({
  sort: SearchSort.default('recommended'),
  ...pageQuery({ maxLimit: 60, defaultLimit: 24, maxCursor: 600 }),
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const SearchAnswer = z.object({
  /** The place asked for as it is written there ('skagen' is 'Skagen'); null where none was asked for, or nobody knows it. */
  place: z.string().nullable(),
  items: z.array(ListingCard),
  /** Counted to 1,000. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** What the price sort used: with dates the stay's total, or the night where more than 5,000 homes match. */
  priceBasis: z.enum(['night', 'total']),
  nextCursor: z.string().nullable(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
