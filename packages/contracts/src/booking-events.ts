import { z } from 'zod'
import { defineEvents } from './define.ts'
import { BookingId, BookingMode, BookingStatus, CalendarDate, DateRange, ListingId, Ore, UserId } from './vocabulary.ts'

/** What every event about a booking says. */
export const BookingFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  guestId: UserId,
  hostId: UserId,
  mode: BookingMode,
  /** The state left; null when the booking is new. */
  from: BookingStatus.nullable(),
  status: BookingStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  totalOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Stored before the events existed (demo market): projections count it, mails are not sent. */
  imported: z.boolean(),
})
export type BookingFact = z.infer<typeof BookingFact>

const fact = { version: 1, data: BookingFact }

export const bookingEvents = defineEvents('booking', {
  /** A request was sent to the host. */
  requested: fact,
  /** Dates are held, payment awaited (instant homes). */
  held: fact,
  approved: fact,
  paymentStarted: fact,
  confirmed: fact,
  declined: fact,
  expired: fact,
  /** The system's: a hold ran out or was replaced. */
  cancelled: fact,
  cancelledByGuest: fact,
  cancelledByHost: fact,
  completed: fact,
  /** A home's whole future: every occupied range from yesterday on, merged. The revision is the calendar's. */
  calendarChanged: { version: 1, data: z.object({ listingId: ListingId, occupied: z.array(DateRange) }) },
  /** How many intro-priced bookings a home has used. */
  introUsesChanged: { version: 1, data: z.object({ listingId: ListingId, used: z.int().min(0) }) },
  /** Money went back to the guest in full: it came too late. */
  latePaymentRefunded: { version: 1, data: z.object({ bookingId: BookingId, guestId: UserId, amountOre: Ore }) },
})
