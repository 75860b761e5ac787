import type { BookingStatus } from '../../../lib/api/model.ts'

/** The steps of the booking dialog (docs/product/booking.md, Dialog). */
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

/** The step of a booking's status. */
export const stepOf = (status: BookingStatus): BookingStep => steps[status]

/** The news for a waiting guest in a change of status. Null without news. */
export const findBookingNews = (
  before: BookingStatus | undefined,
  now: BookingStatus,
): 'approved' | 'declined' | 'expired' | null => {
  if (before !== 'pending_request' || now === before) return null
  if (now === 'host_approved' || now === 'awaiting_payment') return 'approved'
  return now === 'declined' || now === 'expired' ? now : null
}

/** Title keys of the steps. */
export const stepTitles = {
  dates: 'stepDates',
  pending: 'stepPending',
  payment: 'stepPayment',
  success: 'stepSuccess',
  ended: 'stepDates',
} as const satisfies Record<BookingStep, string>

/** Milliseconds for which a refused request stays visible (docs/product/booking.md, Dialog). */
export const closeAfterMs = 2000

/** Was a booking on this screen just confirmed? Not if it was confirmed before. */
export const isJustConfirmed = (before: BookingStatus | undefined, now: BookingStatus): boolean =>
  before !== undefined && before !== 'confirmed' && now === 'confirmed'
