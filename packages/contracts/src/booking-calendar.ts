import { z } from 'zod'
import { procedure } from './define.ts'
import { CalendarDate, DateRange, ListingId } from './vocabulary.ts'

/** Procedures about which dates of a home are free. */
export const calendarProcedures = {
  /** Taken ranges of a home within [from, to), stays and blocks alike, merged. */
  availability: procedure({
    input: z.object({ listingId: ListingId, from: CalendarDate, to: CalendarDate }),
    output: z.object({ unavailable: z.array(DateRange) }),
    errors: ['booking.datesInvalid', 'listing.notFound'],
  }),
  /** Blocks or frees dates of the host's own home. */
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
  /** Occupied ranges and intro uses of every home, page by page. */
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
