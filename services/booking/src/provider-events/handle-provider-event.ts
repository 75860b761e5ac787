import type { Deps } from '../core/deps.ts'
import { syncDispute } from '../dispute/sync-dispute.ts'
import type { BookedPayment } from '../payment/booked-payment-store.ts'
import { findAttempt, findAttemptOfIntent, recordIntent } from '../payment/payment-store.ts'
import { syncRefund } from '../refund/record-return.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import { confirmAtOnce } from '../settlement/confirm-at-once.ts'
import { applyIntentStatus } from '../settlement/sync-payment.ts'
import { isProviderError } from '../stripe/stripe-client.ts'
import { closeProviderEvent, findOpenProviderEvent, postponeProviderEvent } from './provider-event-store.ts'

/** An event about an intent, and the payment that has this intent. */
interface IntentEvent {
  id: string | null
  intentId: string
  payment: BookedPayment | undefined
}

/**
 * Fetches the intent of an event, because the event's own data may be old, and applies its status. Returns whether the event was closed
 * together with that.
 */
const syncIntent = async (deps: Deps, { id, intentId, payment }: IntentEvent): Promise<boolean> => {
  // A succeeded payment cannot change any more, so the provider is not asked again.
  if (payment?.attempt.status === 'succeeded') return false
  const intent = await deps.provider.findIntent(intentId)
  if (!intent?.attemptId) return false
  const now = deps.kit.clock.now()
  const known = payment?.attempt.id === intent.attemptId ? payment : undefined
  if (known && intent.status === 'succeeded' && (await confirmAtOnce(deps, known, now, id))) return id !== null
  const attempt = known?.attempt ?? (await findAttempt(deps.reads, intent.attemptId))
  if (!attempt) return false
  // The process may have died before it stored the provider's answer.
  if (attempt.intentId === null) await recordIntent(deps.sql.client, attempt.id, intent, now)
  await applyIntentStatus(deps, attempt, intent.status)
  return false
}

/** Syncs a charge that was refunded by us or at the provider itself. */
const syncRefundedCharge = async (deps: Deps, chargeId: string): Promise<void> => {
  const intentId = await deps.provider.intentOfCharge(chargeId)
  if (intentId === undefined) return
  const attempt = await findAttemptOfIntent(deps.reads, intentId)
  if (attempt?.status !== 'succeeded') await syncIntent(deps, { id: null, intentId, payment: undefined })
  await adoptRefunds(deps, intentId)
}

/** Handles a stored event of the provider. Events may arrive in any order and more than once. */
export const handleProviderEvent = async (deps: Deps, id: string): Promise<void> => {
  const event = await findOpenProviderEvent(deps.reads, id)
  if (!event) return
  try {
    const { objectId: intentId, payment } = event
    if (event.type.startsWith('payment_intent.') && (await syncIntent(deps, { id, intentId, payment }))) return
    if (event.type.startsWith('charge.dispute.')) await syncDispute(deps, event.objectId)
    if (event.type === 'charge.refunded') await syncRefundedCharge(deps, event.objectId)
    if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
      await syncRefund(deps, event.objectId)
    await closeProviderEvent(deps.sql.client, id)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const at = await postponeProviderEvent(deps.sql.client, event, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, event: id, retryAt: at }, 'the payment provider did not answer')
    await deps.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}
