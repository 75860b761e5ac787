import { bookingEvents, ok } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { bookingNotices } from '../booking/booking-events.ts'
import { findBooking, incrementRevision, type StoredBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { findDisputeStatus, storeDispute } from '../payment/dispute-store.ts'
import { bookingPeople } from '../payment/payment-events.ts'
import { findAttemptOfIntent, lockAttempt } from '../payment/payment-store.ts'
import { makeRefundsDue } from '../payment/refund-sending-store.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import type { ProviderDispute } from '../stripe/dispute-provider.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'
import { chargeBack } from './charge-back.ts'

/** Emits that a dispute was opened or won, so that both people's open pages reload. */
const emitDispute = async (
  { tx, now, events }: ListingTransaction,
  event: typeof bookingEvents.disputeOpened | typeof bookingEvents.disputeWon,
  booking: StoredBooking,
  payment: { paymentId: string; disputeId: string; amountOre: number },
): Promise<void> => {
  const revision = await incrementRevision(tx, booking.id, now)
  const notify = bookingNotices({ ...booking, revision })
  events.push(
    outgoing(event, { aggregateId: booking.id, revision, data: { ...bookingPeople(booking), ...payment }, notify }),
  )
}

const applyDispute = async (
  transaction: ListingTransaction,
  attemptId: string,
  dispute: ProviderDispute,
): Promise<boolean> => {
  const { tx, now, alarms } = transaction
  const attempt = await lockAttempt(tx, attemptId)
  const booking = attempt && (await findBooking(tx, attempt.bookingId))
  if (!booking || attempt.status !== 'succeeded') return false
  const known = await findDisputeStatus(tx, dispute.id)
  // The bank's decision is final, whatever order the events arrive in.
  if (known === dispute.status || known === 'won' || known === 'lost') return false
  await storeDispute(tx, dispute, attempt, now)
  const payment = { paymentId: attempt.id, disputeId: dispute.id, amountOre: dispute.amountOre }
  if (dispute.status === 'lost') await chargeBack(transaction, booking, attempt, dispute)
  else
    await emitDispute(
      transaction,
      dispute.status === 'open' ? bookingEvents.disputeOpened : bookingEvents.disputeWon,
      booking,
      payment,
    )
  if (dispute.status === 'open') return true
  // Planned refunds can be sent now.
  for (const id of await makeRefundsDue(tx, attempt.id, now)) alarms.push({ kind: 'refund', id, at: now })
  return true
}

/** Stores a dispute's status. Returns whether it was new. */
const recordDispute = async (deps: Deps, dispute: ProviderDispute): Promise<boolean> => {
  const known = await findAttemptOfIntent(deps.reads, dispute.intentId)
  const booking = known && (await findBooking(deps.reads, known.bookingId))
  if (!booking) return false
  // The payment or a refund may be missing here, and they count first.
  await adoptRefunds(deps, dispute.intentId)
  const result = await inListingTransaction<boolean>(
    deps,
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (transaction) => ok(await applyDispute(transaction, known.id, dispute)),
  )
  return result.ok && result.value
}

/** Fetches a dispute from the provider and stores its status. */
export const syncDispute = async (deps: Deps, id: string): Promise<void> => {
  const dispute = await deps.disputes.findDispute(id)
  if (dispute) await recordDispute(deps, dispute)
}

/** Fetches and stores every dispute of a payment. */
export const syncDisputesOf = async (deps: Deps, intentId: string): Promise<void> => {
  for (const dispute of await deps.disputes.disputesOf(intentId)) await recordDispute(deps, dispute)
}

/** Compares the newest disputes with the stored ones. Returns how many were new. */
export const reconcileDisputes = async (deps: Deps, limit: number): Promise<number> => {
  let news = 0
  for (const dispute of await deps.disputes.newestDisputes(limit)) {
    if ((await findDisputeStatus(deps.reads, dispute.id)) === dispute.status) continue
    if (await recordDispute(deps, dispute)) news++
  }
  return news
}
