import { idOfForeignRefund, ok } from '@nordbo/contracts'
import { findBooking, incrementRevision } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { addShares, noShares, planPartialRefund, type Shares, splitRefund, subtractShares } from '../money/shares.ts'
import { refundSentEvent } from '../payment/payment-events.ts'
import { findAttemptOfIntent, lockAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { markRefundSent } from '../payment/refund-sending-store.ts'
import {
  findBookedMoney,
  findRefund,
  findRefundsOfAttempt,
  insertRefund,
  shrinkRefund,
} from '../payment/refund-store.ts'
import { findRemainingMoney } from '../payment/remaining-money.ts'
import type { ProviderRefund } from '../stripe/payment-provider.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'
import { syncPayment } from './sync-payment.ts'

/** Emits that a refund was sent, under a new revision of its booking. */
export const emitRefundSent = async (
  transaction: ListingTransaction,
  refundId: string,
  booked: Shares = noShares,
): Promise<void> => {
  const refund = await findRefund(transaction.tx, refundId)
  const booking = refund && (await findBooking(transaction.tx, refund.bookingId))
  if (!booking) throw new Error(`refund ${refundId} has no booking`)
  const revision = await incrementRevision(transaction.tx, booking.id, transaction.now)
  transaction.events.push(refundSentEvent({ ...booking, revision }, { ...refund, ...subtractShares(refund, booked) }))
}

/**
 * Reduces planned refunds of a payment to make room for another one. Returns the shares taken, those of them that the ledger has
 * booked already, and those that belong to alterations.
 */
const makeRoom = async (
  transaction: ListingTransaction,
  attemptId: string,
  missingOre: number,
): Promise<{ taken: Shares; booked: Shares; alterationShares: Shares }> => {
  let left = missingOre
  let taken = noShares
  let booked = noShares
  let alterationShares = noShares
  for (const planned of await findRefundsOfAttempt(transaction.tx, attemptId)) {
    const amountOre = planned.status === 'planned' ? Math.min(planned.amountOre, left) : 0
    if (amountOre === 0) continue
    const shares = splitRefund(planned, amountOre)
    await shrinkRefund(transaction.tx, planned, { ...shares, amountOre })
    taken = addShares(taken, shares)
    alterationShares = addShares(alterationShares, shares.alterationShares)
    // A returned refund was booked when it first went out.
    if (planned.returns > 0) booked = addShares(booked, shares)
    left -= amountOre
  }
  if (left > 0) throw new Error(`payment ${attemptId} was given back beyond what was paid`)
  return { taken, booked, alterationShares }
}

/** Stores a refund that was made at the provider itself: as a partial refund by the host, or in place of a planned one. */
const adoptExternalRefund = async (
  transaction: ListingTransaction,
  attempt: StoredAttempt,
  refund: ProviderRefund,
): Promise<void> => {
  const { bookingId, id: attemptId } = attempt
  const booking = await findBooking(transaction.tx, bookingId)
  if (!booking) throw new Error(`payment ${attemptId} has no booking`)
  const leftOre =
    (await findBookedMoney(transaction.tx, bookingId)).payments.find(({ id }) => id === attemptId)?.leftOre ?? 0
  const missingOre = Math.max(0, refund.amountOre - leftOre)
  const isLate = (await findRefundsOfAttempt(transaction.tx, attemptId)).some(({ reason }) => reason === 'late_payment')
  // Read before room is made: what is taken out of planned refunds is not left a second time.
  const left = isLate ? null : await findRemainingMoney(transaction.tx, booking)
  const freed = await makeRoom(transaction, attemptId, missingOre)
  const fresh = left ? planPartialRefund(left, refund.amountOre - missingOre).shares : noShares
  const written = {
    ...(isLate ? noShares : { ...addShares(freed.taken, fresh), alterationShares: freed.alterationShares }),
    id: refund.refundId ?? idOfForeignRefund(refund.id),
    bookingId,
    attemptId,
    amountOre: refund.amountOre,
    note: null,
    providerId: refund.id,
  }
  const id = await insertRefund(
    transaction.tx,
    { ...written, reason: isLate ? 'late_payment' : 'partial' },
    transaction.now,
  )
  await emitRefundSent(transaction, id, isLate ? noShares : freed.booked)
}

const adopt = async (
  transaction: ListingTransaction,
  attemptId: string,
  refunds: readonly ProviderRefund[],
): Promise<number> => {
  const attempt = await lockAttempt(transaction.tx, attemptId)
  if (attempt?.status !== 'succeeded') return 0
  const known = await findRefundsOfAttempt(transaction.tx, attemptId)
  let adopted = 0
  const ours = new Map(known.map((refund) => [refund.id, refund]))
  const strangers: ProviderRefund[] = []
  for (const refund of refunds) {
    if (known.some(({ providerId }) => providerId === refund.id)) continue
    const own = refund.refundId === null ? undefined : ours.get(refund.refundId)
    if (!own) strangers.push(refund)
    else if (await markRefundSent(transaction.tx, own.id, refund.id, transaction.now)) {
      await emitRefundSent(transaction, own.id)
      adopted++
    }
  }
  for (const refund of strangers) await adoptExternalRefund(transaction, attempt, refund)
  return adopted + strangers.length
}

/**
 * Stores the provider's refunds of a payment: ours whose response was lost, and those made at the provider itself. Repeatable. Returns
 * how many were new.
 */
export const adoptRefunds = async (deps: Deps, intentId: string): Promise<number> => {
  const known = await findAttemptOfIntent(deps.reads, intentId)
  if (!known) return 0
  // The event of a refund may arrive before the event of its payment.
  await syncPayment(deps, known.id)
  const booking = await findBooking(deps.reads, known.bookingId)
  if (!booking) throw new Error(`payment ${known.id} has no booking`)
  const refunds = await deps.provider.refundsOf(intentId)
  const result = await inListingTransaction<number>(
    deps,
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (transaction) => ok(await adopt(transaction, known.id, refunds)),
  )
  return result.ok ? result.value : 0
}
