import type { Deps } from '../core/deps.ts'
import { syncDispute } from '../dispute/sync-dispute.ts'
import { findAttempt, findAttemptOfIntent, recordIntent } from '../payment/payment-store.ts'
import { syncRefund } from '../refund/record-return.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import { applyIntentStatus } from '../settlement/sync-payment.ts'
import { isProviderError } from '../stripe/stripe-client.ts'
import { closeProviderEvent, findOpenProviderEvent, postponeProviderEvent } from './provider-event-store.ts'

/** Fetches the intent of an event, because the event's own data may be old. */
const syncIntent = async (deps: Deps, intentId: string): Promise<void> => {
  // A succeeded payment cannot change any more, so the provider is not asked again.
  if ((await findAttemptOfIntent(deps.db.client, intentId))?.status === 'succeeded') return
  const intent = await deps.provider.findIntent(intentId)
  if (!intent?.attemptId) return
  const attempt = await findAttempt(deps.db.client, intent.attemptId)
  if (!attempt) return
  // The process may have died before it stored the provider's answer.
  if (attempt.intentId === null) await recordIntent(deps.db.client, attempt.id, intent, deps.kit.clock.now())
  await applyIntentStatus(deps, attempt, intent.status)
}

/** Syncs a charge that was refunded by us or at the provider itself. */
const syncRefundedCharge = async (deps: Deps, chargeId: string): Promise<void> => {
  const intentId = await deps.provider.intentOfCharge(chargeId)
  if (intentId === undefined) return
  await syncIntent(deps, intentId)
  await adoptRefunds(deps, intentId)
}

/** Handles a stored event of the provider. Events may arrive in any order and more than once. */
export const handleProviderEvent = async (deps: Deps, id: string): Promise<void> => {
  const event = await findOpenProviderEvent(deps.db.client, id)
  if (!event) return
  try {
    if (event.type.startsWith('payment_intent.')) await syncIntent(deps, event.objectId)
    if (event.type.startsWith('charge.dispute.')) await syncDispute(deps, event.objectId)
    if (event.type === 'charge.refunded') await syncRefundedCharge(deps, event.objectId)
    if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
      await syncRefund(deps, event.objectId)
    await closeProviderEvent(deps.db.client, id)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const at = await postponeProviderEvent(deps.db.client, event, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, event: id, retryAt: at }, 'the payment provider did not answer')
    await deps.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}
