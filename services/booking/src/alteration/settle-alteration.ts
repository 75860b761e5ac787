import { findAlteration } from '../booking/alteration-store.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { shareDifference } from '../money/price-difference.ts'
import { paidEvent } from '../payment/payment-events.ts'
import { type StoredAttempt, settleAttempt } from '../payment/payment-store.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'
import { refundLatePayment } from '../transaction/store-refunds.ts'
import { moveAlteration } from './apply-alteration.ts'

/** Records that the difference was paid: the alteration is applied or, if it has ended, the payment is refunded in full. */
export const settleAlteration = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  attempt: StoredAttempt & { alterationId: string },
): Promise<void> => {
  const { tx, now, events } = transaction
  const alteration = await findAlteration(tx, attempt.alterationId)
  if (!alteration) throw new Error(`payment ${attempt.id} has no alteration`)
  const decided = decideAlteration(alteration, 'paymentSucceeded', now)
  if (!decided.ok) await refundLatePayment(transaction, attempt)
  await settleAttempt(tx, attempt.id, 'succeeded', now)
  if (!decided.ok) {
    events.push(paidEvent(booking, attempt, 'late'))
    return
  }
  const shares = shareDifference(booking.quote, alteration.quote)
  const altered = await moveAlteration(transaction, booking, alteration, decided.value)
  events.push(paidEvent(altered, attempt, 'alteration', shares))
}
