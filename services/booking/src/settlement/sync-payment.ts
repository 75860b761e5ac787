import type { Deps } from '../core/deps.ts'
import { findBookedPayment } from '../payment/booked-payment-store.ts'
import { openPayment, withProviderRetry } from '../payment/open-payment.ts'
import { postponeAttempt, postponeCheck, type StoredAttempt } from '../payment/payment-store.ts'
import type { Intent } from '../stripe/payment-provider.ts'
import { settleCanceled } from './settle-canceled.ts'
import { settlePaid } from './settle-paid.ts'

/** Applies the provider's intent status to a payment. Returns whether anything changed. */
export const applyIntentStatus = async (
  deps: Deps,
  attempt: StoredAttempt,
  status: Intent['status'],
): Promise<boolean> => {
  const now = deps.kit.clock.now()
  if (status === 'succeeded') return settlePaid(deps, attempt.id, now)
  if (status === 'canceled') return settleCanceled(deps, attempt.id, now)
  if (!attempt.ending) {
    await postponeCheck(deps.sql.client, attempt.id, now)
    return false
  }
  // It is being charged right now, and will succeed or be cancelled.
  const at = await postponeAttempt(deps.sql.client, attempt, now)
  await deps.alarms.set([{ kind: 'payment', id: attempt.id, at }])
  return false
}

/**
 * Syncs a payment with the provider: creates a missing intent, cancels one that must end, and records what was paid or cancelled.
 * Returns whether anything changed.
 */
export const syncPayment = async (deps: Deps, attemptId: string): Promise<boolean> => {
  const known = await findBookedPayment(deps.reads, attemptId)
  if (!known || known.attempt.status === 'succeeded' || known.attempt.status === 'canceled') return false
  const { attempt, booking } = known
  const changed = await withProviderRetry(deps, attempt, async () => {
    const opened = attempt.intentId === null ? await openPayment(deps, attempt, booking.guestId) : attempt
    if (opened.intentId === null) return true
    if (opened !== attempt && !opened.ending) return true
    const intent = await (opened.ending
      ? deps.provider.endIntent(opened.intentId)
      : deps.provider.findIntent(opened.intentId))
    // An intent that the provider no longer has can never be paid.
    return applyIntentStatus(deps, opened, intent?.status ?? 'canceled')
  })
  return changed === true
}
