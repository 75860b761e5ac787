import { ok } from '@nordbo/contracts'
import { settleAlteration } from '../alteration/settle-alteration.ts'
import { findBooking } from '../booking/booking-store.ts'
import { applyMove, changeHome, type HomeChange } from '../booking/change-home.ts'
import { decide } from '../booking/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { endForSuspension } from '../suspension/end-for-suspension.ts'
import { askIntroRoom, type IntroRoom, takeLateMoney } from './late-money.ts'
import { paidTold } from './payment-fact.ts'
import { claimAttempt, findAttempt, settleAttempt } from './payment-store.ts'

type Outcome = 'settled' | 'known' | 'ask again'

const settle = async (change: HomeChange, attemptId: string, room: IntroRoom | undefined): Promise<Outcome> => {
  const attempt = await claimAttempt(change.tx, attemptId)
  const known = attempt && (await findBooking(change.tx, attempt.bookingId))
  if (!known || attempt.status === 'succeeded') return 'known'
  // Nothing is booked with somebody who is suspended: the money goes back.
  const { booking, suspended } = await endForSuspension(change, known)
  const { alterationId } = attempt
  if (alterationId !== null) {
    await settleAlteration(change, booking, { ...attempt, alterationId })
    return 'settled'
  }
  const decided = decide(booking, { kind: 'paymentSucceeded' }, change.now)
  if (!decided.ok || decided.value.kind === 'unchanged') throw new Error(`nothing takes payment ${attemptId}`)
  const outcome =
    decided.value.kind === 'moved'
      ? { retaken: await applyMove(change, booking, decided.value.move) }
      : await takeLateMoney(change, { booking, attempt, retake: suspended ? null : decided.value.retake, room })
  if (!outcome) return 'ask again'
  await settleAttempt(change.tx, attemptId, 'succeeded', change.now)
  change.events.push(
    outcome.retaken
      ? paidTold(outcome.retaken, attempt, 'stay', outcome.retaken.quote)
      : paidTold(booking, attempt, 'late'),
  )
  return 'settled'
}

/**
 * Takes over that a payment was made: confirms its booking, or, when it came too late, takes the dates again if they are free, else
 * gives the money back in full (docs/product/booking.md, States). The payment of an alteration changes the stay. Once per payment. Answers whether anything changed.
 */
export const settlePaid = async (deps: Deps, attemptId: string, now: Date): Promise<boolean> => {
  const known = await findAttempt(deps.db.client, attemptId)
  if (known?.status === 'succeeded') return false
  const booking = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booking) throw new Error(`payment ${attemptId} has no booking`)
  const room = known.alterationId === null ? await askIntroRoom(deps, booking, now) : undefined
  const result = await changeHome<Outcome>(
    deps,
    (work) => deps.db.transaction(work),
    { listingId: booking.listingId, now },
    async (change) => ok(await settle(change, attemptId, room)),
  )
  if (result.ok && result.value === 'ask again') return settlePaid(deps, attemptId, now)
  return result.ok && result.value === 'settled'
}
