import { ok } from '@nordbo/contracts'
import { settleAlteration } from '../alteration/settle-alteration.ts'
import { findBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { findBookedPayment } from '../payment/booked-payment-store.ts'
import { paidEvent } from '../payment/payment-events.ts'
import { lockAttempt, settleAttempt } from '../payment/payment-store.ts'
import { endForSuspension } from '../suspension/end-for-suspension.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'
import { confirmAtOnce } from './confirm-at-once.ts'
import { applyLatePayment, checkIntroRoom, type IntroRoom } from './late-payment.ts'

type Outcome = 'settled' | 'known' | 'ask again'

const settle = async (
  transaction: ListingTransaction,
  attemptId: string,
  room: IntroRoom | undefined,
): Promise<Outcome> => {
  const attempt = await lockAttempt(transaction.tx, attemptId)
  const known = attempt && (await findBooking(transaction.tx, attempt.bookingId))
  if (!known || attempt.status === 'succeeded') return 'known'
  // A suspended person's booking ends, and its payment is refunded.
  const { booking, suspended } = await endForSuspension(transaction, known)
  const { alterationId } = attempt
  if (alterationId !== null) {
    await settleAlteration(transaction, booking, { ...attempt, alterationId })
    return 'settled'
  }
  const decided = decide(booking, { kind: 'paymentSucceeded' }, transaction.now)
  if (!decided.ok || decided.value.kind === 'unchanged') throw new Error(`nothing takes payment ${attemptId}`)
  const outcome =
    decided.value.kind === 'moved'
      ? { retaken: await applyMove(transaction, booking, decided.value.move) }
      : await applyLatePayment(transaction, { booking, attempt, retake: suspended ? null : decided.value.retake, room })
  if (!outcome) return 'ask again'
  await settleAttempt(transaction.tx, attemptId, 'succeeded', transaction.now)
  transaction.events.push(
    outcome.retaken
      ? paidEvent(outcome.retaken, attempt, 'stay', outcome.retaken.quote)
      : paidEvent(booking, attempt, 'late'),
  )
  return 'settled'
}

/**
 * Records that a payment succeeded, once. It confirms its booking or applies its alteration. A late payment retakes the dates if they
 * are free, else it is refunded in full (docs/product/booking.md, States). Returns whether anything changed.
 */
export const settlePaid = async (deps: Deps, attemptId: string, now: Date): Promise<boolean> => {
  const known = await findBookedPayment(deps.reads, attemptId)
  if (!known) throw new Error(`there is no payment ${attemptId}`)
  const { attempt, booking } = known
  if (attempt.status === 'succeeded') return false
  if (await confirmAtOnce(deps, known, now)) return true
  const room = attempt.alterationId === null ? await checkIntroRoom(deps, booking, now) : undefined
  const result = await inListingTransaction<Outcome>(deps, { listingId: booking.listingId, now }, async (transaction) =>
    ok(await settle(transaction, attemptId, room)),
  )
  if (result.ok && result.value === 'ask again') return settlePaid(deps, attemptId, now)
  return result.ok && result.value === 'settled'
}
