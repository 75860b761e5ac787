import type { BookingStatus, MoneyBackReason } from '@nordbo/contracts'
import { hasRefundableState } from './refundable.ts'

/**
 * Did the bank take the rest of a standing stay's money back through a lost dispute? A lost dispute ends no booking: the nights stay
 * taken until one of its people cancels it. A refund by the host does not count.
 */
export const isChargedBack = (booking: {
  status: BookingStatus
  leftOre: number
  refunds: readonly { reason: MoneyBackReason }[]
}): boolean =>
  hasRefundableState(booking) && booking.leftOre === 0 && booking.refunds.some(({ reason }) => reason === 'dispute')
