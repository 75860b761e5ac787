import { idOfForeignRefund, ok } from '@nordbo/contracts'
import { findBooking, touchBooking } from '../booking/booking-store.ts'
import { changeHome, type HomeChange } from '../booking/change-home.ts'
import { addShares, carve, givePart, noShares, type Shares, withoutShares } from '../cancellation/shares.ts'
import type { Deps } from '../deps.ts'
import { sentTold } from './payment-fact.ts'
import { claimAttempt, findAttemptOfIntent, type StoredAttempt } from './payment-store.ts'
import { moneyLeftOf } from './plan-refund.ts'
import type { ProviderRefund } from './provider.ts'
import { findRefund, insertRefund, keepSentRefund, moneyOf, refundsOfAttempt, shrinkRefund } from './refund-store.ts'
import { syncPayment } from './sync-payment.ts'

/** Tells of a refund that stands as sent, under a new revision of its booking. */
export const tellSent = async (change: HomeChange, refundId: string, booked: Shares = noShares): Promise<void> => {
  const refund = await findRefund(change.tx, refundId)
  const booking = refund && (await findBooking(change.tx, refund.bookingId))
  if (!booking) throw new Error(`refund ${refundId} has no booking`)
  const revision = await touchBooking(change.tx, booking.id, change.now)
  change.events.push(sentTold({ ...booking, revision }, { ...refund, ...withoutShares(refund, booked) }))
}

/** Makes planned refunds of a payment smaller until others of it have room. Returns what was taken out of them, and what of it the books have already. */
const makeRoom = async (
  change: HomeChange,
  attemptId: string,
  missingOre: number,
): Promise<{ taken: Shares; booked: Shares }> => {
  let left = missingOre
  let taken = noShares
  let booked = noShares
  for (const planned of await refundsOfAttempt(change.tx, attemptId)) {
    const amountOre = planned.status === 'planned' ? Math.min(planned.amountOre, left) : 0
    if (amountOre === 0) continue
    const shares = carve(planned, amountOre)
    await shrinkRefund(change.tx, planned, { ...shares, amountOre })
    taken = addShares(taken, shares)
    // One that came back was taken from everybody when it first went out.
    if (planned.returns > 0) booked = addShares(booked, shares)
    left -= amountOre
  }
  if (left > 0) throw new Error(`payment ${attemptId} was given back beyond what was paid`)
  return { taken, booked }
}

/** Takes over a refund that somebody made at the provider: it is a part that the host gives, or what we had planned to give anyway. */
const adoptForeign = async (change: HomeChange, attempt: StoredAttempt, refund: ProviderRefund): Promise<void> => {
  const { bookingId, id: attemptId } = attempt
  const booking = await findBooking(change.tx, bookingId)
  if (!booking) throw new Error(`payment ${attemptId} has no booking`)
  const leftOre = (await moneyOf(change.tx, bookingId)).payments.find(({ id }) => id === attemptId)?.leftOre ?? 0
  const missingOre = Math.max(0, refund.amountOre - leftOre)
  const isLate = (await refundsOfAttempt(change.tx, attemptId)).some(({ reason }) => reason === 'late_payment')
  const freed = await makeRoom(change, attemptId, missingOre)
  const left = isLate ? null : await moneyLeftOf(change.tx, booking)
  const fresh = left ? givePart(left, refund.amountOre - missingOre).shares : noShares
  const written = {
    ...(isLate ? noShares : addShares(freed.taken, fresh)),
    ...{ id: refund.refundId ?? idOfForeignRefund(refund.id), bookingId, attemptId, amountOre: refund.amountOre },
    ...{ note: null, providerId: refund.id },
  }
  const id = await insertRefund(change.tx, { ...written, reason: isLate ? 'late_payment' : 'partial' }, change.now)
  await tellSent(change, id, isLate ? noShares : freed.booked)
}

const adopt = async (change: HomeChange, attemptId: string, refunds: readonly ProviderRefund[]): Promise<number> => {
  const attempt = await claimAttempt(change.tx, attemptId)
  if (attempt?.status !== 'succeeded') return 0
  const known = await refundsOfAttempt(change.tx, attemptId)
  let adopted = 0
  const ours = new Map(known.map((refund) => [refund.id, refund]))
  const strangers: ProviderRefund[] = []
  for (const refund of refunds) {
    if (known.some(({ providerId }) => providerId === refund.id)) continue
    const own = refund.refundId === null ? undefined : ours.get(refund.refundId)
    if (!own) strangers.push(refund)
    else if (await keepSentRefund(change.tx, own.id, refund.id, change.now)) {
      await tellSent(change, own.id)
      adopted++
    }
  }
  for (const refund of strangers) await adoptForeign(change, attempt, refund)
  return adopted + strangers.length
}

/**
 * Takes over what the provider says was given back of a payment: ours whose answer was lost, and those made at the provider itself.
 * Repeatable. Answers how many were news.
 */
export const adoptRefunds = async (deps: Deps, intentId: string): Promise<number> => {
  const known = await findAttemptOfIntent(deps.db.client, intentId)
  if (!known) return 0
  // A refund may be told before its payment was.
  await syncPayment(deps, known.id)
  const booking = await findBooking(deps.db.client, known.bookingId)
  if (!booking) throw new Error(`payment ${known.id} has no booking`)
  const refunds = await deps.provider.refundsOf(intentId)
  const result = await changeHome<number>(
    deps,
    (work) => deps.db.transaction(work),
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (change) => ok(await adopt(change, known.id, refunds)),
  )
  return result.ok ? result.value : 0
}
