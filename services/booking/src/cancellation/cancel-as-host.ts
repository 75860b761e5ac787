import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { findBooking, incrementRevision, type StoredBooking } from '../booking/booking-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { hasRefundableState } from '../money/refundable.ts'
import { planPartialRefund, planRefundOfLines, sumOfLines } from '../money/shares.ts'
import { replaceBlocks } from '../occupancy/calendar-store.ts'
import { isBookingDisputed } from '../payment/dispute-store.ts'
import { findRemainingMoney } from '../payment/remaining-money.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { addNameToResult } from '../people/names.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { type ListingTransaction, runListingCommand } from '../transaction/listing-transaction.ts'
import { storeRefundPlan } from '../transaction/store-refunds.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const cancel = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  { reason, keepBlocked }: { reason?: string | undefined; keepBlocked: boolean },
): Promise<Result<true>> => {
  const { tx, now } = transaction
  const decided = decide(booking, { kind: 'cancelByHost' }, now)
  if (!decided.ok) return decided
  if (decided.value.kind !== 'moved') return ok(true)
  const left = await findRemainingMoney(tx, booking)
  const moved = await applyMove(transaction, booking, decided.value.move, { cancelReason: reason || undefined })
  if (left) await storeRefundPlan(transaction, moved, planRefundOfLines(left, left.lines), { reason: 'host_cancelled' })
  const dates = { from: booking.checkIn, to: booking.checkOut }
  // The stay's nights have just become free, so no other block overlaps them.
  if (keepBlocked) await replaceBlocks(tx, booking.listingId, dates, [{ ...dates, reason: 'Blokeret af vært' }])
  return ok(true)
}

const refundPartOf = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  { amountOre, reason }: { amountOre: number; reason?: string | undefined },
): Promise<Result<true>> => {
  // The remaining money is unknown until the dispute is decided.
  if (await isBookingDisputed(transaction.tx, booking.id)) return err('booking.paymentDisputed')
  const left = hasRefundableState(booking) ? await findRemainingMoney(transaction.tx, booking) : null
  if (!left) return err('booking.notRefundable')
  const leftOre = sumOfLines(left.lines)
  if (amountOre > leftOre) return err('booking.refundTooHigh', { leftOre })
  await storeRefundPlan(transaction, booking, planPartialRefund(left, amountOre), {
    reason: 'partial',
    note: reason || undefined,
  })
  await incrementRevision(transaction.tx, booking.id, transaction.now)
  return ok(true)
}

const runAsHost = async (
  deps: Deps,
  call: Call,
  id: string,
  work: (transaction: ListingTransaction, booking: StoredBooking) => Promise<Result<true>>,
): Promise<Result<BookingView>> => {
  const known = await findBooking(deps.db.client, id)
  if (!known || !ownerOrAdmin(call.actor, known.hostId)) return err('booking.notFound')
  const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
  if (!standing.ok) return standing
  const answer = await runListingCommand(deps, call, known.listingId, async (transaction) => {
    const booking = await findBooking(transaction.tx, id)
    if (!booking) return err('booking.notFound')
    const done = await work(transaction, booking)
    if (!done.ok) return done
    const shown = await findBookingDetails(transaction.tx, id)
    return shown ? ok(toBookingView(shown, 'host', transaction.now)) : err('booking.notFound')
  })
  return addNameToResult(deps, 'host', answer)
}

/** The host cancels: everything is refunded whatever the policy, and the dates become free or are blocked. */
export const cancelAsHost =
  (deps: Deps): Booking['cancelByHost'] =>
  ({ id, ...input }, call) =>
    runAsHost(deps, call, id, (transaction, booking) => cancel(transaction, booking, input))

/** The host refunds a part; all parts together never exceed what was paid. */
export const refundPart =
  (deps: Deps): Booking['refundPart'] =>
  ({ id, ...input }, call) =>
    runAsHost(deps, call, id, (transaction, booking) => refundPartOf(transaction, booking, input))
