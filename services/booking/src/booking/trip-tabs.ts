import type { BookingStatus, RequestTab, TripTab } from '@nordbo/contracts'

/** States that keep a trip among the upcoming ones whatever its dates (guest.md §4). */
export const openTripStatuses = [
  'pending_request',
  'host_approved',
  'awaiting_payment',
  'pending',
] as const satisfies BookingStatus[]

const open: ReadonlySet<BookingStatus> = new Set(openTripStatuses)

/** Which half of the guest's trips a booking belongs to; `today` is the date in Copenhagen. */
export const tripTabOf = (booking: { status: BookingStatus; checkIn: string }, today: string): TripTab =>
  booking.checkIn >= today || open.has(booking.status) ? 'upcoming' : 'past'

/** The states behind each tab of a host's requests (host.md §4). */
export const requestTabStatuses = {
  pending: ['pending_request'],
  approved: ['host_approved', 'awaiting_payment'],
  declined: ['declined'],
  expired: ['expired'],
} as const satisfies Record<RequestTab, BookingStatus[]>
