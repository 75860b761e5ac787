import { bookingEvents } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { bookingNotices } from '../booking/booking-events.ts'
import { incrementRevision, type StoredBooking } from '../booking/booking-store.ts'
import { allocateChargeback } from '../money/allocate-chargeback.ts'
import { addShares, noShares, planPartialRefund, type Shares, splitRefund } from '../money/shares.ts'
import { markChargedBack } from '../payment/dispute-store.ts'
import { bookingPeople } from '../payment/payment-events.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import {
  findBookedMoney,
  findRefundsOfAttempt,
  insertRefund,
  type StoredRefund,
  shrinkRefund,
} from '../payment/refund-store.ts'
import { findRemainingMoney } from '../payment/remaining-money.ts'
import type { ProviderDispute } from '../stripe/dispute-provider.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'
import { endAlterationIfChargedBack } from './end-alteration.ts'

/** Marks an amount of a planned refund as paid by the bank: the whole refund, or a part that is split off. Returns the amount's shares. */
const settleRefund = async (
  { tx, now }: ListingTransaction,
  refund: StoredRefund,
  amountOre: number,
  disputeId: string,
): Promise<Shares> => {
  const shares = splitRefund(refund, amountOre)
  if (amountOre === refund.amountOre) await markChargedBack(tx, refund.id, disputeId, now)
  else {
    await shrinkRefund(tx, refund, { ...shares, amountOre })
    const { bookingId, paymentId: attemptId, reason, note } = refund
    await insertRefund(
      tx,
      { ...shares, bookingId, attemptId, amountOre, reason, note, providerId: null, disputeId },
      now,
    )
  }
  return shares
}

/** Stores what the bank took beyond the planned refunds, shared like a partial refund. Returns the amount's shares. */
const refundRest = async (
  { tx, now }: ListingTransaction,
  booking: StoredBooking,
  attemptId: string,
  rest: { amountOre: number; disputeId: string },
): Promise<Shares> => {
  const leftOre = (await findBookedMoney(tx, booking.id)).payments.find(({ id }) => id === attemptId)?.leftOre ?? 0
  const amountOre = Math.min(leftOre, rest.amountOre)
  const left = amountOre > 0 ? await findRemainingMoney(tx, booking) : null
  if (!left) return noShares
  const { shares } = planPartialRefund(left, amountOre)
  const written = { ...shares, bookingId: booking.id, attemptId, amountOre, disputeId: rest.disputeId }
  await insertRefund(tx, { ...written, reason: 'dispute', note: null, providerId: null }, now)
  return shares
}

/**
 * Applies a lost dispute: the bank has paid the amount to the guest. It first covers the payment's planned refunds, oldest first; the
 * rest is stored as a refund of its own. An open alteration ends when nothing is left of a payment. Emits `chargedBack` with the
 * shares.
 */
export const chargeBack = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  attempt: StoredAttempt,
  { id: disputeId, amountOre }: ProviderDispute,
): Promise<void> => {
  const { tx, now, events } = transaction
  const owed = (await findRefundsOfAttempt(tx, attempt.id)).filter(({ status }) => status === 'planned').toReversed()
  const { parts, restOre } = allocateChargeback(amountOre, owed)
  let shares = noShares
  let lateOre = 0
  for (const part of parts) {
    const ended = await settleRefund(transaction, part.refund, part.amountOre, disputeId)
    // The shares of a returned or late refund were booked when it first went out, so it is not booked again.
    if (part.refund.reason === 'late_payment' || part.refund.returns > 0) lateOre += part.amountOre
    else shares = addShares(shares, ended)
  }
  shares = addShares(shares, await refundRest(transaction, booking, attempt.id, { amountOre: restOre, disputeId }))
  await endAlterationIfChargedBack(transaction, booking)
  const revision = await incrementRevision(tx, booking.id, now)
  events.push(
    outgoing(bookingEvents.chargedBack, {
      aggregateId: booking.id,
      revision,
      data: {
        ...bookingPeople(booking),
        paymentId: attempt.id,
        amountOre,
        ...shares,
        imported: false,
        disputeId,
        lateOre,
      },
      notify: bookingNotices({ ...booking, revision }),
    }),
  )
}
