import { followDispute } from '../dispute/follow-dispute.ts'
import type { Parts } from '../parts.ts'
import { adoptRefunds } from './adopt-refunds.ts'
import { followRefund } from './follow-returned.ts'
import { findAttempt, findAttemptOfIntent, recordIntent } from './payment-store.ts'
import { isProviderProblem } from './provider.ts'
import { closeEvent, findOpenEvent, retryEventLater } from './provider-event-store.ts'
import { followIntent } from './sync-payment.ts'

/** Fetches the intent that an event names and follows it: what the event itself says may be old. */
const followNamedIntent = async (parts: Parts, intentId: string): Promise<void> => {
  // Once it succeeded nothing that is told of it can change that: several events of one intent cost one question.
  if ((await findAttemptOfIntent(parts.db.client, intentId))?.status === 'succeeded') return
  const intent = await parts.provider.findIntent(intentId)
  if (!intent?.attemptId) return
  const attempt = await findAttempt(parts.db.client, intent.attemptId)
  if (!attempt) return
  // The process may have died between the provider's answer and writing it down.
  if (attempt.intentId === null) await recordIntent(parts.db.client, attempt.id, intent, parts.kit.clock.now())
  await followIntent(parts, attempt, intent.status)
}

/** Money of a charge went back, by us or at the provider itself. */
const followRefundedCharge = async (parts: Parts, chargeId: string): Promise<void> => {
  const intentId = await parts.provider.intentOfCharge(chargeId)
  if (intentId === undefined) return
  await followNamedIntent(parts, intentId)
  await adoptRefunds(parts, intentId)
}

/** Works on an event of the provider that was stored; in whatever order and however often events came. */
export const followProviderEvent = async (parts: Parts, id: string): Promise<void> => {
  const event = await findOpenEvent(parts.db.client, id)
  if (!event) return
  try {
    if (event.type.startsWith('payment_intent.')) await followNamedIntent(parts, event.objectId)
    if (event.type.startsWith('charge.dispute.')) await followDispute(parts, event.objectId)
    if (event.type === 'charge.refunded') await followRefundedCharge(parts, event.objectId)
    if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
      await followRefund(parts, event.objectId)
    await closeEvent(parts.db.client, id)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const at = await retryEventLater(parts.db.client, event, parts.kit.clock.now())
    parts.kit.log.warn({ err: error, event: id, retryAt: at }, 'the payment provider did not answer')
    await parts.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}
