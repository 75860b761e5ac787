import { findBooking, touchBooking } from '../booking/booking-store.ts'
import { isHeldByBank } from '../dispute/dispute-store.ts'
import { followDisputesOf } from '../dispute/follow-dispute.ts'
import type { Parts } from '../parts.ts'
import { adoptRefunds } from './adopt-refunds.ts'
import { sentTold } from './payment-fact.ts'
import { isProviderProblem, isProviderRefusal } from './provider.ts'
import { findRefund, keepSentRefund, retryRefundLater, type StoredRefund, waitForBank } from './refund-store.ts'

const keepAndTell = (parts: Parts, refund: StoredRefund, providerId: string | null): Promise<void> =>
  parts.db.transaction(async (tx) => {
    if (!(await keepSentRefund(tx, refund.id, providerId, parts.kit.clock.now()))) return
    const booking = await findBooking(tx, refund.bookingId)
    if (!booking) throw new Error(`refund ${refund.id} has no booking`)
    const revision = await touchBooking(tx, booking.id, parts.kit.clock.now())
    await parts.kit.emitAll(tx, [sentTold({ ...booking, revision }, refund)])
  })

/** Asks the provider for it; where no money moved there, there is nothing to ask. */
const askProvider = async (parts: Parts, { intentId, ...refund }: StoredRefund): Promise<string | null> =>
  intentId === null ? null : parts.provider.refund({ ...refund, intentId })

/** While a bank holds the payment its refunds wait: the provider is asked each hour whether it has decided. */
const waitsForBank = async (parts: Parts, { id, paymentId, intentId }: StoredRefund): Promise<boolean> => {
  if (intentId === null || !(await isHeldByBank(parts.db.client, paymentId))) return false
  await followDisputesOf(parts, intentId)
  // Once it has decided, what is still owed was woken.
  if (await isHeldByBank(parts.db.client, paymentId)) {
    const at = await waitForBank(parts.db.client, id, parts.kit.clock.now())
    await parts.alarms.set([{ kind: 'refund', id, at }])
  }
  return true
}

/**
 * Sends a planned refund to the provider and tells of it. Repeatable: the provider recognises the key. One that the provider refuses may
 * have been given back or disputed there in the meantime: then the row follows what the provider did.
 */
export const sendRefund = async (parts: Parts, refundId: string): Promise<void> => {
  const refund = await findRefund(parts.db.client, refundId)
  if (refund?.status !== 'planned') return
  try {
    if (await waitsForBank(parts, refund)) return
    await keepAndTell(parts, refund, await askProvider(parts, refund))
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const refused = isProviderRefusal(error)
    const at = await retryRefundLater(parts.db.client, refund, refused, parts.kit.clock.now())
    parts.kit.log.warn({ err: error, refund: refundId, retryAt: at }, 'the payment provider did not take a refund')
    await parts.alarms.set([{ kind: 'refund', id: refundId, at }])
    if (!refused || refund.intentId === null) return
    await adoptRefunds(parts, refund.intentId)
    await followDisputesOf(parts, refund.intentId)
  }
}
