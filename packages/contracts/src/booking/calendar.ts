import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { RevisedStayRules, StayRules } from '../stay-rules/stay-rules.ts'
import { CalendarDate, DateRange, Instant } from '../values/calendar.ts'
import { BookingId, ListingId } from '../values/ids.ts'

/** Nights that a person holds unpaid, and until when. */
export const OwnHold = DateRange.extend({ bookingId: BookingId, until: Instant })
export type OwnHold = z.infer<typeof OwnHold>

/** Procedures about a listing's free dates. */
export const calendarProcedures = {
  /**
   * Taken ranges of a listing within [from, to), stays with their preparation days and blocks merged; the caller's own unpaid holds are
   * listed apart. `rules` are null where the host set none.
   */
  availability: procedure({
    input: z.object({ listingId: ListingId, from: CalendarDate, to: CalendarDate }),
    output: z.object({ unavailable: z.array(DateRange), own: z.array(OwnHold), rules: StayRules.nullable() }),
    errors: ['booking.datesInvalid', 'listing.notFound'],
  }),
  /**
   * The nights that only the signed-in person's unpaid holds keep taken, in every listing, with preparation days; called beside a search,
   * with a short timeout.
   */
  ownHolds: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(OwnHold.extend({ listingId: ListingId })) }),
    actor: ['user'],
    timeoutMs: 1_000,
  }),
  /** Taken ranges, intro uses and stay rules of every listing, page by page. */
  calendarSnapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({
      calendars: z.array(
        z.object({
          listingId: ListingId,
          revision: z.int(),
          occupied: z.array(DateRange),
          introUsed: z.int(),
          stayRules: RevisedStayRules.nullable(),
        }),
      ),
      next: ListingId.nullable(),
    }),
    callers: ['listings', 'pricing'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
}
