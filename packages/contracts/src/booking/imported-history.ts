import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId, ListingId, UserId } from '../values/ids.ts'
import { GuestMessage } from './views.ts'

/** Stays and host blocks of the demo market, to import. */
export const ImportedHistory = z.object({
  stays: z
    .array(
      z.object({
        id: BookingId,
        listingId: ListingId,
        guestId: UserId,
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        guests: GuestCounts,
        bookedAt: Instant,
        /** How the stay ended. */
        outcome: z.enum(['completed', 'confirmed', 'declined', 'expired', 'pending_request']),
        message: GuestMessage.optional(),
      }),
    )
    .max(100),
  blocks: z
    .array(z.object({ listingId: ListingId, from: CalendarDate, to: CalendarDate, reason: z.string().max(200) }))
    .max(100)
    .default([]),
})

/**
 * How fast imported stays went, minutes: from a hold to its payment, from a request to its answer, from there to the start of the payment,
 * and from there to the payment. Booking takes half the time to a deadline where that is less.
 */
export const historyPace = { holdPaid: 6, answered: 120, paymentStarted: 60, paid: 60 } as const

/** How the demo market’s stays are imported. */
export const importedHistoryProcedures = {
  /**
   * Sandbox only: imports past, present and coming stays through the same lifecycle at past instants, without payments; and host
   * blocks.
   */
  importHistory: procedure({
    input: ImportedHistory,
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 120_000,
  }),
}
