import type { BookingStatus, Trip } from '../../lib/api/model.ts'
import type { BadgeTone } from '../../ui/layout/badge.tsx'

/** How a trip's status looks: waiting, good, over. */
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

type Stand = Pick<Trip, 'status' | 'mode' | 'paymentDueAt' | 'declineCode'>

/** Had the host not answered yet? A yes gives the guest until when to pay. */
const isUnanswered = ({ mode, paymentDueAt }: Stand): boolean => mode === 'request' && paymentDueAt === null

/** The word for how a trip stands: a request that its guest took back was never a stay that could be cancelled. */
export const statusKey = (trip: Stand): BookingStatus | 'withdrawn' =>
  trip.status === 'cancelled_by_guest' && isUnanswered(trip) ? 'withdrawn' : trip.status

/** The word for how a trip came to its end, where its status alone would say too little, or name somebody who did nothing. */
export const endReasonKey = (
  trip: Stand,
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

/** Where the profile is shorter than the trips are (docs/product/booking.md, Trips): one word for what waits and one for what was called off. */
export const shortStatusKey = (status: BookingStatus): 'waiting' | 'cancelled' | null => {
  if (status === 'pending' || status === 'pending_request') return 'waiting'
  const off = status === 'cancelled' || status === 'cancelled_by_guest' || status === 'cancelled_by_host'
  return off ? 'cancelled' : null
}

/** Trips that were waiting for the host and have a yes now. */
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
