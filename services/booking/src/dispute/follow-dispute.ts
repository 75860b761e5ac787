import { bookingEvents, ok } from '@nordbo/contracts'
import { telling } from '@nordbo/service-kit'
import { noticesOf } from '../booking/booking-fact.ts'
import { findBooking, type StoredBooking, touchBooking } from '../booking/booking-store.ts'
import { changeHome, type HomeChange } from '../booking/change-home.ts'
import type { Parts } from '../parts.ts'
import { adoptRefunds } from '../payment/adopt-refunds.ts'
import { peopleOf } from '../payment/payment-fact.ts'
import { claimAttempt, findAttemptOfIntent } from '../payment/payment-store.ts'
import { wakeRefunds } from '../payment/refund-store.ts'
import { chargeBack } from './charge-back.ts'
import type { ProviderDispute } from './dispute-provider.ts'
import { keepDispute, statusOfDispute } from './dispute-store.ts'

/** Tells both people's open pages what may no longer, or again, be promised. */
const tell = async (
  { tx, now, tellings }: HomeChange,
  event: typeof bookingEvents.disputeOpened | typeof bookingEvents.disputeWon,
  booking: StoredBooking,
  payment: { paymentId: string; disputeId: string; amountOre: number },
): Promise<void> => {
  const revision = await touchBooking(tx, booking.id, now)
  const notify = noticesOf({ ...booking, revision })
  tellings.push(
    telling(event, { aggregateId: booking.id, revision, data: { ...peopleOf(booking), ...payment }, notify }),
  )
}

const follow = async (change: HomeChange, attemptId: string, told: ProviderDispute): Promise<boolean> => {
  const { tx, now, alarms } = change
  const attempt = await claimAttempt(tx, attemptId)
  const booking = attempt && (await findBooking(tx, attempt.bookingId))
  if (!booking || attempt.status !== 'succeeded') return false
  const known = await statusOfDispute(tx, told.id)
  // A bank's decision is final, in whatever order it is heard of.
  if (known === told.status || known === 'won' || known === 'lost') return false
  await keepDispute(tx, told, attempt, now)
  const payment = { paymentId: attempt.id, disputeId: told.id, amountOre: told.amountOre }
  if (told.status === 'lost') await chargeBack(change, booking, attempt, told)
  else
    await tell(
      change,
      told.status === 'open' ? bookingEvents.disputeOpened : bookingEvents.disputeWon,
      booking,
      payment,
    )
  if (told.status === 'open') return true
  // What is still owed can be given back now.
  for (const id of await wakeRefunds(tx, attempt.id, now)) alarms.push({ kind: 'refund', id, at: now })
  return true
}

/** Takes over how a dispute stands. Answers whether that was news. */
const takeOver = async (parts: Parts, told: ProviderDispute): Promise<boolean> => {
  const known = await findAttemptOfIntent(parts.db.client, told.intentId)
  const booking = known && (await findBooking(parts.db.client, known.bookingId))
  if (!booking) return false
  // A dispute may be told before its payment was, and before a refund whose answer was lost: those count first.
  await adoptRefunds(parts, told.intentId)
  const result = await changeHome<boolean>(
    parts,
    (work) => parts.db.transaction(work),
    { listingId: booking.listingId, now: parts.kit.clock.now() },
    async (change) => ok(await follow(change, known.id, told)),
  )
  return result.ok && result.value
}

/** Follows a dispute as the provider has it now, in whatever order things were told. */
export const followDispute = async (parts: Parts, id: string): Promise<void> => {
  const told = await parts.disputes.findDispute(id)
  if (told) await takeOver(parts, told)
}

/** Follows every dispute of a payment. */
export const followDisputesOf = async (parts: Parts, intentId: string): Promise<void> => {
  for (const told of await parts.disputes.disputesOf(intentId)) await takeOver(parts, told)
}

/** Compares the newest disputes with what was told of them. Answers how many were news. */
export const compareDisputes = async (parts: Parts, limit: number): Promise<number> => {
  let news = 0
  for (const told of await parts.disputes.newestDisputes(limit)) {
    if ((await statusOfDispute(parts.db.client, told.id)) === told.status) continue
    if (await takeOver(parts, told)) news++
  }
  return news
}
