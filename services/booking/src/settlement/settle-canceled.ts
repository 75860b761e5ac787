import { ok } from '@nordbo/contracts'
import { findBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { findAttempt, lockAttempt, settleAttempt } from '../payment/payment-store.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'

/** Records that a payment was cancelled; a hold that depends on it ends. Returns whether anything changed. */
export const settleCanceled = async (deps: Deps, attemptId: string, now: Date): Promise<boolean> => {
  const known = await findAttempt(deps.reads, attemptId)
  const booked = known && (await findBooking(deps.reads, known.bookingId))
  if (!booked) throw new Error(`payment ${attemptId} has no booking`)
  const settled = await inListingTransaction<boolean>(
    deps,
    { listingId: booked.listingId, now },
    async (transaction) => {
      const attempt = await lockAttempt(transaction.tx, attemptId)
      if (!attempt || attempt.status === 'succeeded' || attempt.status === 'canceled') return ok(false)
      await settleAttempt(transaction.tx, attemptId, 'canceled', now)
      const booking = await findBooking(transaction.tx, attempt.bookingId)
      // We cancelled the payment ourselves because the booking had ended.
      const decided = booking && !attempt.ending ? decide(booking, { kind: 'paymentCanceled' }, now) : undefined
      if (booking && decided?.ok && decided.value.kind === 'moved')
        await applyMove(transaction, booking, decided.value.move)
      return ok(true)
    },
  )
  return settled.ok && settled.value
}
