import { findBooking, incrementRevision } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { syncDisputesOf } from '../dispute/sync-dispute.ts'
import { isAttemptDisputed } from '../payment/dispute-store.ts'
import { refundSentEvent } from '../payment/payment-events.ts'
import {
  findRefund,
  markRefundSent,
  postponeForBank,
  postponeRefund,
  type StoredRefund,
} from '../payment/refund-store.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import { isProviderError, isProviderRefusal } from '../stripe/payment-provider.ts'

const markSentAndEmit = (deps: Deps, refund: StoredRefund, providerId: string | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await markRefundSent(tx, refund.id, providerId, deps.kit.clock.now()))) return
    const booking = await findBooking(tx, refund.bookingId)
    if (!booking) throw new Error(`refund ${refund.id} has no booking`)
    const revision = await incrementRevision(tx, booking.id, deps.kit.clock.now())
    await deps.kit.emitAll(tx, [refundSentEvent({ ...booking, revision }, refund)])
  })

/** Asks the provider for it; where no money moved there, there is nothing to ask. */
const requestRefund = async (deps: Deps, { intentId, ...refund }: StoredRefund): Promise<string | null> =>
  intentId === null ? null : deps.provider.refund({ ...refund, intentId })

/** While a bank holds the payment its refunds wait: the provider is asked each hour whether it has decided. */
const postponedForBank = async (deps: Deps, { id, paymentId, intentId }: StoredRefund): Promise<boolean> => {
  if (intentId === null || !(await isAttemptDisputed(deps.db.client, paymentId))) return false
  await syncDisputesOf(deps, intentId)
  // Once it has decided, what is still owed was woken.
  if (await isAttemptDisputed(deps.db.client, paymentId)) {
    const at = await postponeForBank(deps.db.client, id, deps.kit.clock.now())
    await deps.alarms.set([{ kind: 'refund', id, at }])
  }
  return true
}

/**
 * Sends a planned refund to the provider and tells of it. Repeatable: the provider recognises the key. One that the provider refuses may
 * have been given back or disputed there in the meantime: then the row follows what the provider did.
 */
export const sendRefund = async (deps: Deps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.db.client, refundId)
  if (refund?.status !== 'planned') return
  try {
    if (await postponedForBank(deps, refund)) return
    await markSentAndEmit(deps, refund, await requestRefund(deps, refund))
  } catch (error) {
    if (!isProviderError(error)) throw error
    const refused = isProviderRefusal(error)
    const at = await postponeRefund(deps.db.client, refund, refused, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, refund: refundId, retryAt: at }, 'the payment provider did not take a refund')
    await deps.alarms.set([{ kind: 'refund', id: refundId, at }])
    if (!refused || refund.intentId === null) return
    await adoptRefunds(deps, refund.intentId)
    await syncDisputesOf(deps, refund.intentId)
  }
}
