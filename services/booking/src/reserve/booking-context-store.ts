import { BookableListing, BookingId, CalendarDate, ListingId, StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import { campaignSettingSql } from '../campaign/campaign-setting.ts'
import { feeExemptBookingsSql } from '../campaign/campaign-store.ts'
import type { Reader, Tx } from '../core/database.ts'
import { listingJson } from '../listing/bookable-listing-store.ts'
import { calendarRange, closeRanges, reachingTo } from '../occupancy/closed-ranges.ts'
import type { BookingContext } from './booking-context.ts'

const storedContext = z.object({
  rules: StayRules.nullable(),
  taken: z.array(calendarRange),
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
})

const firstRow = <T extends z.ZodType>(shape: T, rows: unknown): z.output<T> => {
  const [row] = z.array(shape).parse(rows)
  if (row === undefined) throw new Error('the database did not answer')
  return row
}

type StoredContext = z.infer<typeof storedContext>

/** A context with closed ranges in place of the taken ones. */
const withClosed = <C extends StoredContext>(
  { taken, ...context }: C,
  from: string,
): Omit<C, 'taken'> & Pick<BookingContext, 'closed'> => ({
  ...context,
  closed: closeRanges(context.rules, taken, { from, to: null }),
})

/** The listing and guest whose context is read; the calendar begins at `from`. */
export interface ContextQuery {
  listingId: string
  guestId: string
  from: string
  now: Date
}

/** What is read of a new booking's listing and guest before any lock. `home` is null for an unknown listing. */
const preview = storedContext.extend({
  home: BookableListing.nullable(),
  feeExempt: z.array(BookingId),
  campaign: z.boolean().nullable(),
  /** The revision of the listing's calendar; 0 before its first change. */
  calendarRevision: z.int(),
  /** The guest's customer id at the provider; null before the first payment. */
  customer: z.string().nullable(),
  guestSuspended: z.boolean(),
})

const basisPart = z.object({
  calendarRevision: z.int(),
  holds: z.unknown(),
  requests: z.unknown(),
  lapses: z.unknown(),
})

/** A preview, and what `book_at_once` compares: as long as that is the same, a decision from the preview holds. JSON. */
export type BookingPreview = Omit<z.infer<typeof preview>, 'taken'> & Pick<BookingContext, 'closed'> & { basis: string }

/** Reads all that a new booking depends on, in one round trip. */
export const readBookingPreview = async (
  reader: Reader,
  { listingId, guestId, from, now }: ContextQuery,
): Promise<BookingPreview> => {
  const rows = await reader.$queryRaw`
    select context.*, (select ${listingJson} from bookable_listing l where l.listing_id = ${listingId}::uuid) as home,
      ${feeExemptBookingsSql(listingId)} as "feeExempt", ${campaignSettingSql} as campaign,
      coalesce((select c.revision from listing_calendar c where c.listing_id = ${listingId}::uuid), 0) as "calendarRevision",
      (select provider_id from customer where guest_id = ${guestId}::uuid) as customer,
      kit.is_suspended(${guestId}::uuid) as "guestSuspended",
      (select r.rules from stay_rules r where r.listing_id = ${listingId}::uuid) as rules
    from read_booking_context(${listingId}::uuid, ${guestId}::uuid, ${reachingTo(from)}::date, ${now}::timestamptz) context`
  const { calendarRevision, holds, requests, lapses } = firstRow(basisPart, rows)
  return {
    ...withClosed(firstRow(preview, rows), from),
    basis: JSON.stringify([calendarRevision, holds, requests, lapses]),
  }
}

/**
 * The same under the locks of the listing and of the guest. It must be the first statement of a booking's transaction (see
 * `lockListing`).
 */
export const lockAndReadBookingContext = async (
  tx: Tx,
  { listingId, guestId, from, now }: ContextQuery,
): Promise<BookingContext> =>
  withClosed(
    firstRow(
      storedContext,
      await tx.$queryRaw`
        select * from lock_and_read_new_booking(${listingId}::uuid, ${guestId}::uuid, ${reachingTo(from)}::date, ${now}::timestamptz)`,
    ),
    from,
  )
