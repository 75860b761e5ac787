import { findBooking, incrementRevision } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { syncDisputesOf } from '../dispute/sync-dispute.ts'
import { isAttemptDisputed } from '../payment/dispute-store.ts'
import { refundSentEvent } from '../payment/payment-events.ts'
import { markRefundSent, postponeForBank, postponeRefund } from '../payment/refund-sending-store.ts'
import { findRefund, type StoredRefund } from '../payment/refund-store.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import { isProviderError, isProviderRefusal } from '../stripe/stripe-client.ts'

const markSentAndEmit = (deps: Deps, refund: StoredRefund, providerId: string | null): Promise<void> =>
  deps.sql.transaction(async (tx) => {
    if (!(await markRefundSent(tx, refund.id, providerId, deps.kit.clock.now()))) return
    const booking = await findBooking(tx, refund.bookingId)
    if (!booking) throw new Error(`refund ${refund.id} has no booking`)
    const revision = await incrementRevision(tx, booking.id, deps.kit.clock.now())
    await deps.kit.emitAll(tx, [refundSentEvent({ ...booking, revision }, refund)])
  })

/** Sends the refund to the provider; without an intent no money moved there. */
const requestRefund = async (deps: Deps, { intentId, ...refund }: StoredRefund): Promise<string | null> =>
  intentId === null ? null : deps.provider.refund({ ...refund, intentId })

/** Postpones the refunds of a disputed payment by an hour, unless the provider says that the dispute is decided. */
const postponedForBank = async (deps: Deps, { id, paymentId, intentId }: StoredRefund): Promise<boolean> => {
  if (intentId === null || !(await isAttemptDisputed(deps.sql.client, paymentId))) return false
  await syncDisputesOf(deps, intentId)
  // A decided dispute has made the planned refunds due again.
  if (await isAttemptDisputed(deps.sql.client, paymentId)) {
    const at = await postponeForBank(deps.sql.client, id, deps.kit.clock.now())
    await deps.alarms.set([{ kind: 'refund', id, at }])
  }
  return true
}

/**
 * Sends a planned refund to the provider. Repeatable: the provider recognises the key. A refund that is refused may have been made or
 * disputed there in the meantime, so the provider's refunds and disputes are synced.
 */
export const sendRefund = async (deps: Deps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.sql.client, refundId)
  if (refund?.status !== 'planned') return
  try {
    if (await postponedForBank(deps, refund)) return
    await markSentAndEmit(deps, refund, await requestRefund(deps, refund))
  } catch (error) {
    if (!isProviderError(error)) throw error
    const refused = isProviderRefusal(error)
    const at = await postponeRefund(deps.sql.client, refund, refused, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, refund: refundId, retryAt: at }, 'the payment provider did not take a refund')
    await deps.alarms.set([{ kind: 'refund', id: refundId, at }])
    if (!refused || refund.intentId === null) return
    await adoptRefunds(deps, refund.intentId)
    await syncDisputesOf(deps, refund.intentId)
  }
}
