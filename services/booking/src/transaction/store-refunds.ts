import type { RefundReason } from '@nordbo/contracts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { allocate, type RefundPlan, subtractShares } from '../money/shares.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { findBookedMoney, insertLateRefund, insertRefund } from '../payment/refund-store.ts'
import type { ListingTransaction } from './listing-transaction.ts'

/** Why a refund is given, with an optional note of the person who gives it. */
export interface RefundCause {
  reason: RefundReason
  note?: string | undefined
}

/**
 * Stores a refund plan as rows, before the provider is called: one row for each payment that is refunded, the newest payment first.
 * @throws when the payments have less left than the plan needs; the transaction is aborted
 */
export const storeRefundPlan = async (
  transaction: ListingTransaction,
  booking: Pick<StoredBooking, 'id'>,
  plan: Pick<RefundPlan, 'amountOre' | 'shares'>,
  { reason, note }: RefundCause,
): Promise<void> => {
  let { amountOre, shares } = plan
  for (const payment of (await findBookedMoney(transaction.tx, booking.id)).payments) {
    const takenOre = Math.min(payment.leftOre, amountOre)
    if (takenOre === 0) continue
    const taken = allocate(shares, takenOre)
    const refund = { ...taken, bookingId: booking.id, attemptId: payment.id, amountOre: takenOre, providerId: null }
    const id = await insertRefund(transaction.tx, { ...refund, reason, note: note ?? null }, transaction.now)
    transaction.alarms.push({ kind: 'refund', id, at: transaction.now })
    amountOre -= takenOre
    shares = subtractShares(shares, taken)
  }
  if (amountOre > 0) throw new Error(`booking ${booking.id} has less money left than its refund plan`)
}

/** Plans the full refund of a payment that arrived too late. */
export const refundLatePayment = async (
  { tx, now, alarms }: ListingTransaction,
  attempt: StoredAttempt,
): Promise<void> => {
  const id = await insertLateRefund(tx, attempt, now)
  alarms.push({ kind: 'refund', id, at: now })
}
