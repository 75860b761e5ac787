import { findBooking, touchBooking } from '../booking/booking-store.ts'
import type { Deps } from '../deps.ts'
import { isHeldByBank } from '../dispute/dispute-store.ts'
import { followDisputesOf } from '../dispute/follow-dispute.ts'
import { adoptRefunds } from './adopt-refunds.ts'
import { sentTold } from './payment-fact.ts'
import { isProviderProblem, isProviderRefusal } from './provider.ts'
import { findRefund, keepSentRefund, retryRefundLater, type StoredRefund, waitForBank } from './refund-store.ts'

const keepAndTell = (deps: Deps, refund: StoredRefund, providerId: string | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await keepSentRefund(tx, refund.id, providerId, deps.kit.clock.now()))) return
    const booking = await findBooking(tx, refund.bookingId)
    if (!booking) throw new Error(`refund ${refund.id} has no booking`)
    const revision = await touchBooking(tx, booking.id, deps.kit.clock.now())
    await deps.kit.emitAll(tx, [sentTold({ ...booking, revision }, refund)])
  })

/** Asks the provider for it; where no money moved there, there is nothing to ask. */
const askProvider = async (deps: Deps, { intentId, ...refund }: StoredRefund): Promise<string | null> =>
  intentId === null ? null : deps.provider.refund({ ...refund, intentId })

/** While a bank holds the payment its refunds wait: the provider is asked each hour whether it has decided. */
const waitsForBank = async (deps: Deps, { id, paymentId, intentId }: StoredRefund): Promise<boolean> => {
  if (intentId === null || !(await isHeldByBank(deps.db.client, paymentId))) return false
  await followDisputesOf(deps, intentId)
  // Once it has decided, what is still owed was woken.
  if (await isHeldByBank(deps.db.client, paymentId)) {
    const at = await waitForBank(deps.db.client, id, deps.kit.clock.now())
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
    if (await waitsForBank(deps, refund)) return
    await keepAndTell(deps, refund, await askProvider(deps, refund))
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const refused = isProviderRefusal(error)
    const at = await retryRefundLater(deps.db.client, refund, refused, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, refund: refundId, retryAt: at }, 'the payment provider did not take a refund')
    await deps.alarms.set([{ kind: 'refund', id: refundId, at }])
    if (!refused || refund.intentId === null) return
    await adoptRefunds(deps, refund.intentId)
    await followDisputesOf(deps, refund.intentId)
  }
}
