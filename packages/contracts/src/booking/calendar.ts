import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, DateRange, Instant } from '../values/calendar.ts'
import { BookingId, ListingId } from '../values/ids.ts'

/** Nights that a person holds unpaid, and until when. */
export const OwnHold = DateRange.extend({ bookingId: BookingId, until: Instant })
export type OwnHold = z.infer<typeof OwnHold>

/** Procedures about a listing's free dates. */
export const calendarProcedures = {
  /** Taken ranges of a listing within [from, to), stays and blocks merged; the caller's own unpaid holds are listed apart. */
  availability: procedure({
    input: z.object({ listingId: ListingId, from: CalendarDate, to: CalendarDate }),
    output: z.object({ unavailable: z.array(DateRange), own: z.array(OwnHold) }),
    errors: ['booking.datesInvalid', 'listing.notFound'],
  }),
  /** The signed-in person's unpaid holds, in every listing; called beside a search, with a short timeout. */
  ownHolds: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(OwnHold.extend({ listingId: ListingId })) }),
    actor: ['user'],
    timeoutMs: 1_000,
  }),
  /** Blocks or frees dates of the host's own listing. */
  setBlocks: procedure({
    input: z.object({
      listingId: ListingId,
      dates: z.array(CalendarDate).min(1).max(400),
      blocked: z.boolean(),
      reason: z.string().trim().max(200).default('Blokeret af vært'),
    }),
    output: z.object({ revision: z.int() }),
    errors: ['listing.notFound', 'listing.notOwner', 'calendar.datesBooked'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Taken ranges and intro uses of every listing, page by page. */
  calendarSnapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({
      calendars: z.array(
        z.object({ listingId: ListingId, revision: z.int(), occupied: z.array(DateRange), introUsed: z.int() }),
      ),
      next: ListingId.nullable(),
    }),
    callers: ['listings', 'pricing'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
}
