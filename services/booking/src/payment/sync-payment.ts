import { findBooking } from '../booking/booking-store.ts'
import type { Parts } from '../parts.ts'
import { openPayment, whileProviderAnswers } from './open-payment.ts'
import { checkLater, findAttempt, retryAttemptLater, type StoredAttempt } from './payment-store.ts'
import type { Intent } from './provider.ts'
import { settleCanceled } from './settle-canceled.ts'
import { settlePaid } from './settle-paid.ts'

/** Lets a payment follow what the provider says of its intent. Answers whether anything changed. */
export const followIntent = async (
  parts: Parts,
  attempt: StoredAttempt,
  status: Intent['status'],
): Promise<boolean> => {
  const now = parts.kit.clock.now()
  if (status === 'succeeded') return settlePaid(parts, attempt.id, now)
  if (status === 'canceled') return settleCanceled(parts, attempt.id, now)
  if (!attempt.ending) {
    await checkLater(parts.db.client, attempt.id, now)
    return false
  }
  // It is being charged at this moment; it ends one way or the other.
  const at = await retryAttemptLater(parts.db.client, attempt, now)
  await parts.alarms.set([{ kind: 'payment', id: attempt.id, at }])
  return false
}

/**
 * Compares a payment with the provider and makes both agree: an intent that is missing is made, one that is to end is cancelled, what
 * was paid or cancelled without a word is taken over. Answers whether anything changed.
 */
export const syncPayment = async (parts: Parts, attemptId: string): Promise<boolean> => {
  const attempt = await findAttempt(parts.db.client, attemptId)
  if (!attempt || attempt.status === 'succeeded' || attempt.status === 'canceled') return false
  const booking = await findBooking(parts.db.client, attempt.bookingId)
  if (!booking) throw new Error(`payment ${attemptId} has no booking`)
  const changed = await whileProviderAnswers(parts, attempt, async () => {
    const opened = attempt.intentId === null ? await openPayment(parts, attempt, booking.guestId) : attempt
    if (opened.intentId === null) return true
    if (opened !== attempt && !opened.ending) return true
    const intent = await (opened.ending
      ? parts.provider.endIntent(opened.intentId)
      : parts.provider.findIntent(opened.intentId))
    // An intent that the provider no longer knows can never be paid.
    return followIntent(parts, opened, intent?.status ?? 'canceled')
  })
  return changed === true
}
