import { bookingEvents, ok } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { noticesOf } from '../booking/booking-fact.ts'
import { findBooking, type StoredBooking, touchBooking } from '../booking/booking-store.ts'
import { changeHome, type HomeChange } from '../booking/change-home.ts'
import type { Deps } from '../deps.ts'
import { adoptRefunds } from '../payment/adopt-refunds.ts'
import { peopleOf } from '../payment/payment-fact.ts'
import { claimAttempt, findAttemptOfIntent } from '../payment/payment-store.ts'
import { wakeRefunds } from '../payment/refund-store.ts'
import { chargeBack } from './charge-back.ts'
import type { ProviderDispute } from './dispute-provider.ts'
import { keepDispute, statusOfDispute } from './dispute-store.ts'

/** Tells both people's open pages what may no longer, or again, be promised. */
const tell = async (
  { tx, now, events }: HomeChange,
  event: typeof bookingEvents.disputeOpened | typeof bookingEvents.disputeWon,
  booking: StoredBooking,
  payment: { paymentId: string; disputeId: string; amountOre: number },
): Promise<void> => {
  const revision = await touchBooking(tx, booking.id, now)
  const notify = noticesOf({ ...booking, revision })
  events.push(
    outgoing(event, { aggregateId: booking.id, revision, data: { ...peopleOf(booking), ...payment }, notify }),
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
const takeOver = async (deps: Deps, told: ProviderDispute): Promise<boolean> => {
  const known = await findAttemptOfIntent(deps.db.client, told.intentId)
  const booking = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booking) return false
  // A dispute may be told before its payment was, and before a refund whose answer was lost: those count first.
  await adoptRefunds(deps, told.intentId)
  const result = await changeHome<boolean>(
    deps,
    (work) => deps.db.transaction(work),
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (change) => ok(await follow(change, known.id, told)),
  )
  return result.ok && result.value
}

/** Follows a dispute as the provider has it now, in whatever order things were told. */
export const followDispute = async (deps: Deps, id: string): Promise<void> => {
  const told = await deps.disputes.findDispute(id)
  if (told) await takeOver(deps, told)
}

/** Follows every dispute of a payment. */
export const followDisputesOf = async (deps: Deps, intentId: string): Promise<void> => {
  for (const told of await deps.disputes.disputesOf(intentId)) await takeOver(deps, told)
}

/** Compares the newest disputes with what was told of them. Answers how many were news. */
export const compareDisputes = async (deps: Deps, limit: number): Promise<number> => {
  let news = 0
  for (const told of await deps.disputes.newestDisputes(limit)) {
    if ((await statusOfDispute(deps.db.client, told.id)) === told.status) continue
    if (await takeOver(deps, told)) news++
  }
  return news
}
