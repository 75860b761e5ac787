import { z } from 'zod'
import { RateCard } from '../pricing/rates.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { Country } from '../values/countries.ts'
import { ListingId, ReviewId, UserId } from '../values/ids.ts'
import { Ore, Percent } from '../values/money.ts'
import { Amenity } from './amenities.ts'
import { ClockTime, EnglishTexts, HouseRules, ListingContent, Safety, SleepingRoom } from './content.ts'
import { BookingMode, CancellationPolicy, FirstGuestPolicy, Subcategory, Tag } from './offer.ts'
import { PhotoDescriptor } from './photos.ts'
import { Address, Point } from './place.ts'

/** A home on a card: what search, trips and lists show. */
export const ListingCard = z.object({
  id: ListingId,
  title: z.string(),
  /** Its English title; null if the host gave no English texts. */
  english: z.object({ title: z.string() }).nullable().default(null),
  subcategory: Subcategory,
  city: z.string(),
  region: z.string().nullable(),
  country: Country,
  /** The public point. */
  location: Point,
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.number(),
  tags: z.array(Tag),
  photos: z.array(PhotoDescriptor).max(5),
  /** Mean of published reviews, one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  bookingMode: BookingMode,
  cancellationPolicy: CancellationPolicy,
  petsAllowed: z.boolean(),
  featured: z.boolean(),
  /** Price of a weekday night, øre; 0 while a draft has no price. */
  nightOre: Ore,
  /** The total of the stay, øre; null without dates. */
  totalOre: Ore.nullable(),
  /** The stay of the total: the given dates, or the best of flexible ones; null without dates. */
  stay: z.object({ checkIn: CalendarDate, checkOut: CalendarDate }).nullable(),
  /** Rated highly by many guests, and without a recent cancellation by its host (docs/glossary.md). */
  guestFavourite: z.boolean(),
  /** When its latest confirmed booking was confirmed, to the hour, if that was within seven days; else null. */
  lastBookedAt: Instant.nullable(),
  /** The applicable discount with the highest priority (docs/product/money.md, Discounts). */
  badge: z.object({ kind: z.enum(['intro', 'last_minute', 'weekly', 'monthly']), percent: Percent }).nullable(),
  createdAt: Instant,
})
export type ListingCard = z.infer<typeof ListingCard>

/** A home's page. `exact` is null except for its host, admins and guests of a confirmed booking. */
export const ListingDetail = ListingCard.omit({ totalOre: true, stay: true, photos: true }).extend({
  hostId: UserId,
  description: z.string(),
  english: EnglishTexts.omit({ arrivalNotes: true }).nullable().default(null),
  amenities: z.array(Amenity),
  sleeping: z.array(SleepingRoom),
  rules: HouseRules,
  safety: Safety,
  checkInFrom: ClockTime,
  checkOutBefore: ClockTime,
  requestAutoExpireHours: z.int(),
  firstGuestPolicy: FirstGuestPolicy,
  photos: z.array(PhotoDescriptor),
  /** Whether its host lets search engines list it. */
  indexable: z.boolean().default(true),
  /** Null while a draft has no price. */
  card: RateCard.nullable(),
  active: z.boolean(),
  exact: z.object({ address: Address, location: Point }).nullable(),
  ratingBreakdown: z.array(z.object({ stars: z.int(), count: z.int() })),
})
export type ListingDetail = z.infer<typeof ListingDetail>

/** A published review. */
export const Review = z.object({
  id: ReviewId,
  listingId: ListingId,
  authorId: UserId,
  rating: z.int().min(1).max(5),
  text: z.string(),
  publishedAt: Instant,
  hostReply: z.string().nullable(),
})
export type Review = z.infer<typeof Review>

export const Category = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  group: z.string(),
  orderIndex: z.int(),
})

/** A home in its host's list. */
export const OwnListing = ListingCard.omit({ totalOre: true, stay: true }).extend({ active: z.boolean() })

/** A home as its host edits it. A save names the `revision`. */
export const EditableListing = z.object({
  id: ListingId,
  hostId: UserId,
  active: z.boolean(),
  revision: z.int(),
  content: ListingContent,
  photos: z.array(PhotoDescriptor),
})
export type EditableListing = z.infer<typeof EditableListing>

/** The facts of a home that booking and pricing project, so that a booking needs only one call, the quote. */
export const BookableListing = z.object({
  listingId: ListingId,
  hostId: UserId,
  active: z.boolean(),
  title: z.string(),
  city: z.string(),
  country: Country,
  maxGuests: z.int(),
  bookingMode: BookingMode,
  requestAutoExpireHours: z.int(),
  firstGuestPolicy: FirstGuestPolicy,
  cancellationPolicy: CancellationPolicy,
  checkInFrom: ClockTime,
  checkOutBefore: ClockTime,
  /** Null in events from before this field existed. */
  petsAllowed: z.boolean().nullable().default(null),
  /** When it was first published; null before that, and in events from before this field existed. */
  publishedAt: Instant.nullable().default(null),
  /** Without the English text, which the event versions do not have. */
  photo: PhotoDescriptor.omit({ altEnglish: true }).nullable(),
})
export type BookableListing = z.infer<typeof BookableListing>
