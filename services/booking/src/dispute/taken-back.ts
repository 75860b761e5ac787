import type { ShownBooking } from '../booking/booking-view-store.ts'
import { hasRefundableState } from '../cancellation/refundable.ts'

/**
 * Did a bank give back what was left of a stay that stands? A lost dispute ends no booking: the nights stay taken until one of its people
 * cancels it. What the host gave back of their own will is no such case.
 */
export const isTakenBack = (
  booking: Pick<ShownBooking, 'status' | 'leftOre'> & {
    refunds: readonly Pick<ShownBooking['refunds'][number], 'reason'>[]
  },
): boolean =>
  hasRefundableState(booking) && booking.leftOre === 0 && booking.refunds.some(({ reason }) => reason === 'dispute')
