import type { BookingStatus, TripTab } from '@nordbo/contracts'
import { isPayable } from '../lifecycle/booking-states.ts'

/** States that keep a trip upcoming whatever its dates (docs/product/booking.md, Trips). */
export const openTripStatuses = [
  'pending_request',
  'host_approved',
  'awaiting_payment',
  'pending',
] as const satisfies BookingStatus[]

const open: ReadonlySet<BookingStatus> = new Set(openTripStatuses)

/** States of a trip that ended without a stay: listed last, under its own heading, and not counted. */
export const endedTripStatuses = [
  'declined',
  'expired',
  'cancelled',
  'cancelled_by_guest',
  'cancelled_by_host',
] as const satisfies BookingStatus[]

const ended: ReadonlySet<BookingStatus> = new Set(endedTripStatuses)

/** Did a trip in this state end without a stay? */
export const isEndedTrip = (status: BookingStatus): boolean => ended.has(status)

/** Open states in which the guest must pay. */
export const payableTripStatuses: readonly BookingStatus[] = openTripStatuses.filter(isPayable)

/** Upcoming or past? `today` is the date in Copenhagen. */
export const tripTabOf = (booking: { status: BookingStatus; checkIn: string }, today: string): TripTab =>
  booking.checkIn >= today || open.has(booking.status) ? 'upcoming' : 'past'
