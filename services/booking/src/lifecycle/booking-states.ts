import { type BookingMode, type BookingStatus, type bookingEvents, occupyingStatuses } from '@nordbo/contracts'
import type { Stage } from './booking-transitions.ts'
import { completionInstant } from './deadlines.ts'

/** The part of a booking that its rules depend on. */
export interface BookingState {
  status: Stage
  mode: BookingMode
  checkIn: string
  checkOut: string
  /** The check-in instant, stored when the stay was booked. */
  checkInAt: Date
  approvalExpiresAt: Date | null
  paymentDueAt: Date | null
}

/** The event of each state. */
export const eventOf = {
  pending_request: 'requested',
  pending: 'held',
  host_approved: 'approved',
  awaiting_payment: 'paymentStarted',
  confirmed: 'confirmed',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  cancelled_by_guest: 'cancelledByGuest',
  cancelled_by_host: 'cancelledByHost',
  completed: 'completed',
} as const satisfies Record<BookingStatus, keyof typeof bookingEvents>

const occupying: ReadonlySet<Stage> = new Set<Stage>(occupyingStatuses)
const payable: ReadonlySet<Stage> = new Set<Stage>(['pending', 'host_approved', 'awaiting_payment'])
const ended: ReadonlySet<Stage> = new Set<Stage>([
  'new',
  'declined',
  'expired',
  'cancelled',
  'cancelled_by_guest',
  'cancelled_by_host',
])

/** Does a booking in this state occupy its dates? */
export const occupiesDates = (status: Stage): boolean => occupying.has(status)
/** Can a booking in this state be paid? */
export const isPayable = (status: Stage): boolean => payable.has(status)
/** Does a booking in this state keep its intro use? */
export const keepsIntroUse = (status: Stage): boolean => !ended.has(status)

/** When a booking's answer, payment or completion is due; null without a deadline. */
export const deadlineOf = (
  booking: Pick<BookingState, 'status' | 'checkOut' | 'approvalExpiresAt' | 'paymentDueAt'>,
): Date | null => {
  if (booking.status === 'pending_request') return booking.approvalExpiresAt
  if (isPayable(booking.status)) return booking.paymentDueAt
  return booking.status === 'confirmed' ? completionInstant(booking.checkOut) : null
}
