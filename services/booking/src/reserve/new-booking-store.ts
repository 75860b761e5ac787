import {
  BookableListing,
  BookingId,
  type BookingMode,
  CalendarDate,
  type GuestCounts,
  ListingId,
  type Quote,
  type UserId,
} from '@nordbo/contracts'
import { z } from 'zod'
import { campaignSettingSql } from '../campaign/campaign-setting.ts'
import { feeExemptBookingsSql } from '../campaign/campaign-store.ts'
import type { Reader, Tx } from '../core/database.ts'
import type { Move } from '../lifecycle/booking-lifecycle.ts'
import { listingJson } from '../listing/bookable-listing-store.ts'
import type { BookingContext } from './booking-context.ts'

const bookingContext = z.object({
  taken: z.array(z.object({ from: CalendarDate, to: CalendarDate, bookingId: BookingId.nullable() })),
  introUsed: z.int(),
  holds: z.array(
    z.object({
      id: BookingId,
      listingId: ListingId,
      from: CalendarDate,
      to: CalendarDate,
      lapsed: z.boolean(),
      introUse: z.boolean(),
      until: z.coerce.date(),
      heldSince: z.coerce.date(),
    }),
  ),
  requests: z.array(
    z.object({ id: BookingId, listingId: ListingId, from: CalendarDate, to: CalendarDate, lapsed: z.boolean() }),
  ),
  lapses: z.array(z.coerce.date()),
}) satisfies z.ZodType<BookingContext>

const firstRow = <T extends z.ZodType>(shape: T, rows: unknown): z.output<T> => {
  const [row] = z.array(shape).parse(rows)
  if (row === undefined) throw new Error('the database did not answer')
  return row
}

/** The listing and guest whose context is read; the calendar begins at `from`. */
export interface ContextQuery {
  listingId: string
  guestId: string
  from: string
  now: Date
}

/** Reads all that a new booking depends on, in one round trip. `home` is null for an unknown listing. */
export const readBookingContext = async (
  reader: Reader,
  { listingId, guestId, from, now }: ContextQuery,
): Promise<BookingContext & { home: BookableListing | null; feeExempt: BookingId[]; campaign: boolean | null }> =>
  firstRow(
    bookingContext.extend({
      home: BookableListing.nullable(),
      feeExempt: z.array(BookingId),
      campaign: z.boolean().nullable(),
    }),
    await reader.$queryRaw`
      select context.*, (select ${listingJson} from bookable_listing l where l.listing_id = ${listingId}::uuid) as home,
        ${feeExemptBookingsSql(listingId)} as "feeExempt", ${campaignSettingSql} as campaign
      from read_booking_context(${listingId}::uuid, ${guestId}::uuid, ${from}::date, ${now}::timestamptz) context`,
  )

/**
 * The same under the locks of the listing and of the guest. It must be the first statement of a booking's transaction (see
 * `lockListing`).
 */
export const lockAndReadBookingContext = async (
  tx: Tx,
  { listingId, guestId, from, now }: ContextQuery,
): Promise<BookingContext> =>
  firstRow(
    bookingContext,
    await tx.$queryRaw`
      select * from lock_and_read_booking_context(${listingId}::uuid, ${guestId}::uuid, ${from}::date, ${now}::timestamptz)`,
  )

/** A booking to insert. */
export interface NewBooking {
  id: BookingId
  guestId: UserId
  home: BookableListing
  mode: BookingMode
  move: Move
  checkIn: string
  checkOut: string
  checkInAt: Date
  guests: GuestCounts
  message: string | null
  quote: Quote
  now: Date
  /** Since when the guest has held nights of the listing without a break; null where this booking begins it. */
  heldSince: Date | null
  /** The id of its first payment; null where none is due yet. */
  attemptId: string | null
}

/** Inserts a booking with its dates, intro use and payment, in one round trip. Returns the calendar's revision, incremented if asked to. */
export const insertBooking = async (tx: Tx, booking: NewBooking, countCalendar: boolean): Promise<number> => {
  const { home, quote, guests, move, now } = booking
  const takes = move.effects.includes('takeDates')
  const usesIntro = move.effects.includes('reserveIntroUse') && quote.introUsed !== null
  const rows = z.array(z.object({ revision: z.int() })).parse(
    await tx.$queryRaw`
      with stored as (
        insert into booking (id, listing_id, guest_id, host_id, mode, status, check_in, check_out, check_in_at,
          adults, children, babies, pets, message, quote, total_ore, host_share_ore, platform_fee_ore, service_fee_ore,
          cancellation_policy, approval_expires_at, payment_due_at, deadline_at, held_since, created_at, changed_at)
        values (${booking.id}::uuid, ${home.listingId}::uuid, ${booking.guestId}::uuid, ${home.hostId}::uuid,
          ${booking.mode}::booking_mode, ${move.to}::booking_status, ${booking.checkIn}::date, ${booking.checkOut}::date,
          ${booking.checkInAt}::timestamptz, ${guests.adults}, ${guests.children}, ${guests.babies}, ${guests.pets},
          ${booking.message}, ${JSON.stringify(quote)}::jsonb, ${quote.totalOre}::bigint, ${quote.hostShareOre}::bigint,
          ${quote.platformFeeOre}::bigint, ${quote.serviceFeeOre}::bigint, ${home.cancellationPolicy}::cancellation_policy,
          ${move.approvalExpiresAt}::timestamptz, ${move.paymentDueAt}::timestamptz, ${move.deadlineAt}::timestamptz, ${booking.heldSince}::timestamptz,
          ${now}::timestamptz, ${now}::timestamptz)
      ), dates as (
        insert into occupancy (id, listing_id, kind, check_in, check_out, booking_id)
        select gen_random_uuid(), ${home.listingId}::uuid, 'stay', ${booking.checkIn}::date, ${booking.checkOut}::date, ${booking.id}::uuid
        where ${takes}
      ), intro as (
        insert into intro_use (booking_id, listing_id) select ${booking.id}::uuid, ${home.listingId}::uuid where ${usesIntro}
      ), payment as (
        insert into payment_attempt (id, booking_id, number, amount_ore, next_check_at, created_at)
        select ${booking.attemptId}::uuid, ${booking.id}::uuid, 1, ${quote.totalOre}::bigint, ${now}::timestamptz, ${now}::timestamptz
        where ${booking.attemptId}::uuid is not null
      ), counted as (
        insert into listing_calendar as c (listing_id, revision) select ${home.listingId}::uuid, 1 where ${countCalendar}
        on conflict (listing_id) do update set revision = c.revision + 1 returning revision
      )
      select coalesce((select revision from counted), 0)::int as revision`,
  )
  return rows[0]?.revision ?? 0
}
