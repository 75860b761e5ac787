import type { StoredBooking } from '../booking/booking-store.ts'
import type { HomeChange } from '../booking/change-home.ts'
import { refundLate } from '../payment/late-money.ts'
import { paidTold } from '../payment/payment-fact.ts'
import { type StoredAttempt, settleAttempt } from '../payment/payment-store.ts'
import { decideAlteration } from './alteration-lifecycle.ts'
import { findAlteration } from './alteration-store.ts'
import { moveAlteration } from './apply-alteration.ts'
import { sharesBetween } from './price-difference.ts'

/** Takes over that the difference was paid: the stay is changed, or, when the change is over, the money goes back in full. */
export const settleAlteration = async (
  change: HomeChange,
  booking: StoredBooking,
  attempt: StoredAttempt & { alterationId: string },
): Promise<void> => {
  const { tx, now, events } = change
  const alteration = await findAlteration(tx, attempt.alterationId)
  if (!alteration) throw new Error(`payment ${attempt.id} has no alteration`)
  const decided = decideAlteration(alteration, 'paymentSucceeded', now)
  if (!decided.ok) await refundLate(change, attempt)
  await settleAttempt(tx, attempt.id, 'succeeded', now)
  if (!decided.ok) {
    events.push(paidTold(booking, attempt, 'late'))
    return
  }
  const shares = sharesBetween(booking.quote, alteration.quote)
  const altered = await moveAlteration(change, booking, alteration, decided.value)
  events.push(paidTold(altered, attempt, 'alteration', shares))
}
