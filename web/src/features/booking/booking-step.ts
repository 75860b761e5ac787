import type { BookingStatus } from '../../lib/api/model.ts'

/** What the booking dialog shows (docs/product/booking.md, Dialog). */
export type BookingStep = 'dates' | 'pending' | 'payment' | 'success' | 'ended'

const steps = {
  pending_request: 'pending',
  host_approved: 'payment',
  awaiting_payment: 'payment',
  pending: 'payment',
  confirmed: 'success',
  completed: 'success',
  declined: 'ended',
  expired: 'ended',
  cancelled: 'ended',
  cancelled_by_guest: 'ended',
  cancelled_by_host: 'ended',
} as const satisfies Record<BookingStatus, BookingStep>

/** The step that a booking's status asks for. */
export const stepOf = (status: BookingStatus): BookingStep => steps[status]

/** What a change of status is to the waiting guest; null when it is no news. */
export const findBookingNews = (
  before: BookingStatus | undefined,
  now: BookingStatus,
): 'approved' | 'declined' | 'expired' | null => {
  if (before !== 'pending_request' || now === before) return null
  if (now === 'host_approved' || now === 'awaiting_payment') return 'approved'
  return now === 'declined' || now === 'expired' ? now : null
}

/** Keys of what each step is called. */
export const stepTitles = {
  dates: 'stepDates',
  pending: 'stepPending',
  payment: 'stepPayment',
  success: 'stepSuccess',
  ended: 'stepDates',
} as const satisfies Record<BookingStep, string>

/** How long a refused request stays in sight, ms (docs/product/booking.md, Dialog). */
export const closeAfterMs = 2000

/** Did a booking that was watched here just become a stay? One that was confirmed before is no news. */
export const isJustConfirmed = (before: BookingStatus | undefined, now: BookingStatus): boolean =>
  before !== undefined && before !== 'confirmed' && now === 'confirmed'
