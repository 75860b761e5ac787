import { bookingEvents, ok } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { bookingNotices } from '../booking/booking-events.ts'
import { findBooking, incrementRevision, type StoredBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { findDisputeStatus, storeDispute } from '../payment/dispute-store.ts'
import { bookingPeople } from '../payment/payment-events.ts'
import { findAttemptOfIntent, lockAttempt } from '../payment/payment-store.ts'
import { makeRefundsDue } from '../payment/refund-store.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import type { ProviderDispute } from '../stripe/dispute-provider.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'
import { chargeBack } from './charge-back.ts'

/** Tells both people's open pages what may no longer, or again, be promised. */
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
  told: ProviderDispute,
): Promise<boolean> => {
  const { tx, now, alarms } = transaction
  const attempt = await lockAttempt(tx, attemptId)
  const booking = attempt && (await findBooking(tx, attempt.bookingId))
  if (!booking || attempt.status !== 'succeeded') return false
  const known = await findDisputeStatus(tx, told.id)
  // A bank's decision is final, in whatever order it is heard of.
  if (known === told.status || known === 'won' || known === 'lost') return false
  await storeDispute(tx, told, attempt, now)
  const payment = { paymentId: attempt.id, disputeId: told.id, amountOre: told.amountOre }
  if (told.status === 'lost') await chargeBack(transaction, booking, attempt, told)
  else
    await emitDispute(
      transaction,
      told.status === 'open' ? bookingEvents.disputeOpened : bookingEvents.disputeWon,
      booking,
      payment,
    )
  if (told.status === 'open') return true
  // What is still owed can be given back now.
  for (const id of await makeRefundsDue(tx, attempt.id, now)) alarms.push({ kind: 'refund', id, at: now })
  return true
}

/** Takes over how a dispute stands. Answers whether that was news. */
const recordDispute = async (deps: Deps, told: ProviderDispute): Promise<boolean> => {
  const known = await findAttemptOfIntent(deps.db.client, told.intentId)
  const booking = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booking) return false
  // A dispute may be told before its payment was, and before a refund whose answer was lost: those count first.
  await adoptRefunds(deps, told.intentId)
  const result = await inListingTransaction<boolean>(
    deps,
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (transaction) => ok(await applyDispute(transaction, known.id, told)),
  )
  return result.ok && result.value
}

/** Follows a dispute as the provider has it now, in whatever order things were told. */
export const syncDispute = async (deps: Deps, id: string): Promise<void> => {
  const told = await deps.disputes.findDispute(id)
  if (told) await recordDispute(deps, told)
}

/** Follows every dispute of a payment. */
export const syncDisputesOf = async (deps: Deps, intentId: string): Promise<void> => {
  for (const told of await deps.disputes.disputesOf(intentId)) await recordDispute(deps, told)
}

/** Compares the newest disputes with what was told of them. Answers how many were news. */
export const reconcileDisputes = async (deps: Deps, limit: number): Promise<number> => {
  let news = 0
  for (const told of await deps.disputes.newestDisputes(limit)) {
    if ((await findDisputeStatus(deps.db.client, told.id)) === told.status) continue
    if (await recordDispute(deps, told)) news++
  }
  return news
}
