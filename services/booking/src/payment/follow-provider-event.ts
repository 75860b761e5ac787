import type { Deps } from '../deps.ts'
import { followDispute } from '../dispute/follow-dispute.ts'
import { adoptRefunds } from './adopt-refunds.ts'
import { followRefund } from './follow-returned.ts'
import { findAttempt, findAttemptOfIntent, recordIntent } from './payment-store.ts'
import { isProviderProblem } from './provider.ts'
import { closeEvent, findOpenEvent, retryEventLater } from './provider-event-store.ts'
import { followIntent } from './sync-payment.ts'

/** Fetches the intent that an event names and follows it: what the event itself says may be old. */
const followNamedIntent = async (deps: Deps, intentId: string): Promise<void> => {
  // Once it succeeded nothing that is told of it can change that: several events of one intent cost one question.
  if ((await findAttemptOfIntent(deps.db.client, intentId))?.status === 'succeeded') return
  const intent = await deps.provider.findIntent(intentId)
  if (!intent?.attemptId) return
  const attempt = await findAttempt(deps.db.client, intent.attemptId)
  if (!attempt) return
  // The process may have died between the provider's answer and writing it down.
  if (attempt.intentId === null) await recordIntent(deps.db.client, attempt.id, intent, deps.kit.clock.now())
  await followIntent(deps, attempt, intent.status)
}

/** Money of a charge went back, by us or at the provider itself. */
const followRefundedCharge = async (deps: Deps, chargeId: string): Promise<void> => {
  const intentId = await deps.provider.intentOfCharge(chargeId)
  if (intentId === undefined) return
  await followNamedIntent(deps, intentId)
  await adoptRefunds(deps, intentId)
}

/** Works on an event of the provider that was stored; in whatever order and however often events came. */
export const followProviderEvent = async (deps: Deps, id: string): Promise<void> => {
  const event = await findOpenEvent(deps.db.client, id)
  if (!event) return
  try {
    if (event.type.startsWith('payment_intent.')) await followNamedIntent(deps, event.objectId)
    if (event.type.startsWith('charge.dispute.')) await followDispute(deps, event.objectId)
    if (event.type === 'charge.refunded') await followRefundedCharge(deps, event.objectId)
    if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
      await followRefund(deps, event.objectId)
    await closeEvent(deps.db.client, id)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const at = await retryEventLater(deps.db.client, event, deps.kit.clock.now())
    deps.kit.log.warn({ err: error, event: id, retryAt: at }, 'the payment provider did not answer')
    await deps.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}
