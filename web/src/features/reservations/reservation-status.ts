import type { BookingStatus } from '../../lib/api/model.ts'
import type { BadgeTone } from '../../ui/layout/badge.tsx'

/** The colour of each status. */
export const toneOf = {
  pending_request: 'warning',
  host_approved: 'primary',
  awaiting_payment: 'primary',
  pending: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  cancelled_by_guest: 'danger',
  cancelled_by_host: 'neutral',
  completed: 'neutral',
} as const satisfies Record<BookingStatus, BadgeTone>
