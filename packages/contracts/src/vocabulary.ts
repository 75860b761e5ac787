import { z } from 'zod'

/** The product's name; screens and mails take it from here. */
export const productName = 'Nordbo'

/** The cookie that keeps the language that a person chose: `da` or `en`. The browser sets it, the server reads it. */
export const languageCookie = 'nordbo_language'

export const UserId = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>
export const ListingId = z.uuid().brand<'ListingId'>()
export type ListingId = z.infer<typeof ListingId>
export const BookingId = z.uuid().brand<'BookingId'>()
export type BookingId = z.infer<typeof BookingId>
export const ReviewId = z.uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>
export const HotelId = z.uuid().brand<'HotelId'>()
export type HotelId = z.infer<typeof HotelId>

/** A calendar date in Europe/Copenhagen, `YYYY-MM-DD`, of a year that databases and people know. */
export const CalendarDate = z.iso
  .date()
  .refine((date) => date >= '1900-01-01' && date < '2200-01-01', 'Year must be 1900 to 2199')
/** An instant, RFC 3339 UTC. */
export const Instant = z.iso.datetime()
/** Money in whole øre (1 DKK = 100 øre); never negative unless a schema says so. */
export const Ore = z.int().min(0).max(1_000_000_000_00)
/** A share in whole percent. */
export const Percent = z.int().min(0).max(100)

/** Half-open range of calendar dates [from, to). */
export const DateRange = z.object({ from: CalendarDate, to: CalendarDate })
export type DateRange = z.infer<typeof DateRange>

/** Role names (docs/product/people.md, Roles). Roles are a set. */
export const Role = z.enum(['guest', 'host', 'host_hotel', 'admin'])
export type Role = z.infer<typeof Role>
export const RolePreference = z.enum(['guest', 'host', 'both'])
export type RolePreference = z.infer<typeof RolePreference>

/** The one set of booking states (docs/product/booking.md, States). */
export const BookingStatus = z.enum([
  'pending_request',
  'host_approved',
  'awaiting_payment',
  'pending',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'cancelled_by_guest',
  'cancelled_by_host',
  'completed',
])
export type BookingStatus = z.infer<typeof BookingStatus>

/** States that occupy dates. */
export const occupyingStatuses = [
  'pending',
  'host_approved',
  'awaiting_payment',
  'confirmed',
  'completed',
] as const satisfies BookingStatus[]

export const BookingMode = z.enum(['instant', 'request'])
export type BookingMode = z.infer<typeof BookingMode>
export const CancellationPolicy = z.enum(['flexible', 'moderate', 'strict'])
export type CancellationPolicy = z.infer<typeof CancellationPolicy>
export const FirstGuestPolicy = z.enum(['any', 'experienced'])
export type FirstGuestPolicy = z.infer<typeof FirstGuestPolicy>
export const Subcategory = z.enum(['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'])
export type Subcategory = z.infer<typeof Subcategory>
export const Country = z.enum(['DK', 'NO', 'SE', 'FI', 'IS'])
export type Country = z.infer<typeof Country>
/** The ten tags (docs/product/listings.md, Homes), at most two per home. */
export const Tag = z.enum([
  'quiet',
  'unique',
  'family',
  'stylish',
  'central',
  'spacious',
  'beach',
  'nature',
  'romantic',
  'modern',
])
export type Tag = z.infer<typeof Tag>
export const Locale = z.enum(['da', 'en', 'en-GB', 'de', 'fr', 'pt', 'zh', 'ar'])
export type Locale = z.infer<typeof Locale>
export const Currency = z.enum(['DKK', 'USD', 'EUR', 'GBP', 'SEK', 'NOK', 'CAD', 'AUD'])
export type Currency = z.infer<typeof Currency>

/** Who comes along. Capacity counts adults and children; babies and pets are shown and stored. */
export const GuestCounts = z.object({
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50).default(0),
  babies: z.int().min(0).max(20).default(0),
  pets: z.int().min(0).max(20).default(0),
})
export type GuestCounts = z.infer<typeof GuestCounts>

/** A page of a list: `nextCursor` is bound to the list's filters. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
