import type { BookingStatus, Trip } from '../../../lib/api/model.ts'
import type { BadgeTone } from '../../../ui/layout/badge.tsx'

/** The colour of each status. */
export const toneOf = {
  pending_request: 'warning',
  host_approved: 'primary',
  awaiting_payment: 'primary',
  pending: 'warning',
  confirmed: 'success',
  declined: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  cancelled_by_guest: 'neutral',
  cancelled_by_host: 'danger',
  completed: 'neutral',
} as const satisfies Record<BookingStatus, BadgeTone>

type TripState = Pick<Trip, 'status' | 'mode' | 'paymentDueAt' | 'declineCode'>

/** Had the host not answered yet? An approval sets the payment's deadline. */
const isUnanswered = ({ mode, paymentDueAt }: TripState): boolean => mode === 'request' && paymentDueAt === null

/** Text key of a status. A request that the guest withdrew was never a booking that could be cancelled. */
export const statusKey = (trip: TripState): BookingStatus | 'withdrawn' =>
  trip.status === 'cancelled_by_guest' && isUnanswered(trip) ? 'withdrawn' : trip.status

/** Text key of how a trip ended, more specific than its status. */
export const endReasonKey = (
  trip: TripState,
):
  | BookingStatus
  | 'withdrawn'
  | 'unanswered'
  | 'unpaid'
  | 'declinedByHouse'
  | 'hostUnavailable'
  | 'guestUnavailable' => {
  if (trip.declineCode === 'hostUnavailable' || trip.declineCode === 'guestUnavailable') return trip.declineCode
  if (trip.status === 'declined' && trip.declineCode) return 'declinedByHouse'
  if (trip.status === 'expired') return isUnanswered(trip) ? 'unanswered' : 'unpaid'
  return statusKey(trip)
}

/**
 * Text key of the profile's shorter statuses (docs/product/booking.md, Trips): one for waiting, one for cancelled.
 * Null for others.
 */
export const shortStatusKey = (status: BookingStatus): 'waiting' | 'cancelled' | null => {
  if (status === 'pending' || status === 'pending_request') return 'waiting'
  const off = status === 'cancelled' || status === 'cancelled_by_guest' || status === 'cancelled_by_host'
  return off ? 'cancelled' : null
}

/** Ids of trips that waited for the host and are approved now. */
export const newlyApproved = (
  before: ReadonlyMap<string, BookingStatus>,
  now: readonly { id: string; status: BookingStatus }[],
): string[] =>
  now
    .filter(
      (trip) =>
        before.get(trip.id) === 'pending_request' &&
        (trip.status === 'host_approved' || trip.status === 'awaiting_payment'),
    )
    .map((trip) => trip.id)
