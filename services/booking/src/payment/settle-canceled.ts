import { ok } from '@nordbo/contracts'
import { findBooking } from '../booking/booking-store.ts'
import { applyMove, changeHome } from '../booking/change-home.ts'
import { decide } from '../booking/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { claimAttempt, findAttempt, settleAttempt } from './payment-store.ts'

/** Takes over that a payment was cancelled: a hold that still counted on it ends. Answers whether anything changed. */
export const settleCanceled = async (deps: Deps, attemptId: string, now: Date): Promise<boolean> => {
  const known = await findAttempt(deps.db.client, attemptId)
  const booked = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booked) throw new Error(`payment ${attemptId} has no booking`)
  const settled = await changeHome<boolean>(
    deps,
    (work) => deps.db.transaction(work),
    { listingId: booked.listingId, now },
    async (change) => {
      const attempt = await claimAttempt(change.tx, attemptId)
      if (!attempt || attempt.status === 'succeeded' || attempt.status === 'canceled') return ok(false)
      await settleAttempt(change.tx, attemptId, 'canceled', now)
      const booking = await findBooking(change.tx, attempt.bookingId)
      // When the booking ended first, cancelling its payment was our own doing.
      const decided = booking && !attempt.ending ? decide(booking, { kind: 'paymentCanceled' }, now) : undefined
      if (booking && decided?.ok && decided.value.kind === 'moved') await applyMove(change, booking, decided.value.move)
      return ok(true)
    },
  )
  return settled.ok && settled.value
}
