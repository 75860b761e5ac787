import { bookingEvents, ok } from '@nordbo/contracts'
import { findBooking, incrementRevision } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { refundReturnEvent } from '../payment/payment-events.ts'
import { findAttemptOfIntent, lockAttempt } from '../payment/payment-store.ts'
import { markRefundSent } from '../payment/refund-sending-store.ts'
import { findRefundsOfAttempt } from '../payment/refund-store.ts'
import { isReturnKnown, storeReturnedRefund } from '../payment/returned-refund-store.ts'
import { emitRefundSent } from '../settlement/adopt-refunds.ts'
import type { ProviderRefund } from '../stripe/payment-provider.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'

const recordReturn = async (
  transaction: ListingTransaction,
  attemptId: string,
  returned: ProviderRefund,
): Promise<boolean> => {
  const { tx, now, events, alarms } = transaction
  const attempt = await lockAttempt(tx, attemptId)
  const booking = attempt && (await findBooking(tx, attempt.bookingId))
  if (!booking || (await isReturnKnown(tx, returned.id))) return false
  const refund = (await findRefundsOfAttempt(tx, attemptId)).find(
    ({ id, providerId }) => providerId === returned.id || (providerId === null && id === returned.refundId),
  )
  if (!refund || refund.status === 'charged_back') return false
  // The response to the refund was lost. The ledger needs both the refund and its return.
  if (await markRefundSent(tx, refund.id, returned.id, now)) await emitRefundSent(transaction, refund.id)
  const nextTryAt = await storeReturnedRefund(tx, refund, returned.id, now)
  const revision = await incrementRevision(tx, booking.id, now)
  const turn = { returns: refund.returns + 1, handedOver: nextTryAt === null }
  events.push(refundReturnEvent(bookingEvents.refundFailed, { ...booking, revision }, refund, turn))
  if (nextTryAt) alarms.push({ kind: 'refund', id: refund.id, at: nextTryAt })
  return true
}

/** Records that a refund was returned, once for each refund of the provider. Returns whether that was new. */
export const recordReturnedRefund = async (deps: Deps, returned: ProviderRefund): Promise<boolean> => {
  const known = await findAttemptOfIntent(deps.reads, returned.intentId)
  const booking = known && (await findBooking(deps.reads, known.bookingId))
  if (!booking) return false
  const result = await inListingTransaction<boolean>(
    deps,
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (transaction) => ok(await recordReturn(transaction, known.id, returned)),
  )
  return result.ok && result.value
}

/** Fetches a refund from the provider and records its return. */
export const syncRefund = async (deps: Deps, providerId: string): Promise<void> => {
  const refund = await deps.provider.findRefund(providerId)
  if (refund?.returned) await recordReturnedRefund(deps, refund)
}
