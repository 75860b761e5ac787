import type { BookingStatus } from '../../lib/api/model.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

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

/** Where the profile is shorter than the trips are (platform.md §4.4): one word for what waits and one for what was called off. */
export const shortWord = (status: BookingStatus): 'waiting' | 'cancelled' | null => {
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
