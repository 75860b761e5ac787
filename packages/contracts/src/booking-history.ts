import { z } from 'zod'
import { GuestMessage } from './booking-views.ts'
import { BookingId, CalendarDate, GuestCounts, Instant, ListingId, UserId } from './vocabulary.ts'

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
