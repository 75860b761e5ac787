import { bookingEvents } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { noticesOf } from '../booking/booking-fact.ts'
import { type StoredBooking, touchBooking } from '../booking/booking-store.ts'
import type { HomeChange } from '../booking/change-home.ts'
import { addShares, carve, givePart, noShares, type Shares } from '../cancellation/shares.ts'
import { peopleOf } from '../payment/payment-fact.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { moneyLeftOf } from '../payment/plan-refund.ts'
import { insertRefund, moneyOf, refundsOfAttempt, type StoredRefund, shrinkRefund } from '../payment/refund-store.ts'
import type { ProviderDispute } from './dispute-provider.ts'
import { keepChargedBack } from './dispute-store.ts'
import { endChangeIfTakenBack } from './end-change.ts'
import { settleByBank } from './settle-by-bank.ts'

/** Ends what was owed by so much: whole refunds as they are, of the last one a part of its own. Returns whose money it was. */
const endRefund = async (
  { tx, now }: HomeChange,
  refund: StoredRefund,
  amountOre: number,
  disputeId: string,
): Promise<Shares> => {
  const shares = carve(refund, amountOre)
  if (amountOre === refund.amountOre) await keepChargedBack(tx, refund.id, disputeId, now)
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

/** Writes what a bank took beyond every refund: borne like a part that the host gives. Returns whose money it was. */
const takeRest = async (
  { tx, now }: HomeChange,
  booking: StoredBooking,
  attemptId: string,
  rest: { amountOre: number; disputeId: string },
): Promise<Shares> => {
  const leftOre = (await moneyOf(tx, booking.id)).payments.find(({ id }) => id === attemptId)?.leftOre ?? 0
  const amountOre = Math.min(leftOre, rest.amountOre)
  const left = amountOre > 0 ? await moneyLeftOf(tx, booking) : null
  if (!left) return noShares
  const { shares } = givePart(left, amountOre)
  const written = { ...shares, bookingId: booking.id, attemptId, amountOre, disputeId: rest.disputeId }
  await insertRefund(tx, { ...written, reason: 'dispute', note: null, providerId: null }, now)
  return shares
}

/**
 * A dispute was lost: the guest has the amount through the bank. It counts against what is owed of that payment, oldest first; what is
 * beyond that is given back as well, and nobody promises it again. Where nothing is left of the payment an open change of the stay ends.
 * Tells whose money all of it was.
 */
export const chargeBack = async (
  change: HomeChange,
  booking: StoredBooking,
  attempt: StoredAttempt,
  { id: disputeId, amountOre }: ProviderDispute,
): Promise<void> => {
  const { tx, now, events } = change
  const owed = (await refundsOfAttempt(tx, attempt.id)).filter(({ status }) => status === 'planned').toReversed()
  const { parts, restOre } = settleByBank(amountOre, owed)
  let shares = noShares
  let lateOre = 0
  for (const part of parts) {
    const ended = await endRefund(change, part.refund, part.amountOre, disputeId)
    // What came back was taken from everybody when it first went out: now it is owed by nobody's share.
    if (part.refund.reason === 'late_payment' || part.refund.returns > 0) lateOre += part.amountOre
    else shares = addShares(shares, ended)
  }
  shares = addShares(shares, await takeRest(change, booking, attempt.id, { amountOre: restOre, disputeId }))
  await endChangeIfTakenBack(change, booking)
  const revision = await touchBooking(tx, booking.id, now)
  events.push(
    outgoing(bookingEvents.chargedBack, {
      aggregateId: booking.id,
      revision,
      data: { ...peopleOf(booking), paymentId: attempt.id, amountOre, ...shares, imported: false, disputeId, lateOre },
      notify: noticesOf({ ...booking, revision }),
    }),
  )
}
