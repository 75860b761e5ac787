import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { type CancellationSnapshot, cancellationOutcome, toCancellationPreview } from '../money/cancellation-outcome.ts'
import { isBookingDisputed } from '../payment/dispute-store.ts'
import { findRemainingMoney } from '../payment/remaining-money.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { addNameToResult } from '../people/names.ts'
import { findSuspendedSides } from '../people/suspended.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { type ListingTransaction, runListingCommand } from '../transaction/listing-transaction.ts'
import { storeRefundPlan } from '../transaction/store-refunds.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Reads what the refund of a cancellation depends on. */
export const readCancellationSnapshot = async (
  reader: Reader,
  booking: StoredBooking,
): Promise<CancellationSnapshot> => {
  const { cancellationPolicy: policy, checkIn, checkInAt, confirmedAt } = booking
  const left = await findRemainingMoney(reader, booking)
  const disputed = await isBookingDisputed(reader, booking.id)
  const { host: hostUnavailable } = await findSuspendedSides(reader, booking)
  return { policy, checkIn, checkInAt, confirmedAt, left, disputed, hostUnavailable }
}

/** The refund of cancelling now, for the guest alone. Refused where the booking cannot be cancelled. */
export const previewCancellation =
  (deps: Deps): Booking['cancellationPreview'] =>
  async ({ id }, call) => {
    const booking = await findBooking(deps.db.client, id)
    if (booking?.guestId !== personOf(call.actor)) return err('booking.notFound')
    const decided = decide(booking, { kind: 'cancelByGuest' }, call.now)
    return decided.ok
      ? ok(toCancellationPreview(await readCancellationSnapshot(deps.db.client, booking), call.now))
      : decided
  }

const cancel = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  expectedRefundOre: number | undefined,
): Promise<Result<BookingView>> => {
  const decided = decide(booking, { kind: 'cancelByGuest' }, transaction.now)
  if (!decided.ok) return decided
  const snapshot = await readCancellationSnapshot(transaction.tx, booking)
  const { plan } = cancellationOutcome(snapshot, transaction.now)
  if (expectedRefundOre !== undefined && expectedRefundOre !== (plan?.amountOre ?? 0))
    return err('booking.refundChanged', { preview: toCancellationPreview(snapshot, transaction.now) })
  if (decided.value.kind === 'moved') {
    const moved = await applyMove(transaction, booking, decided.value.move)
    if (plan) await storeRefundPlan(transaction, moved, plan, { reason: 'guest_cancelled' })
  }
  const shown = await findBookingDetails(transaction.tx, booking.id)
  return shown ? ok(toBookingView(shown, 'guest', transaction.now)) : err('booking.notFound')
}

/**
 * The guest cancels: the dates become free, and the policy's refund is stored in the same transaction. If the refund differs from the
 * one that the guest saw, the call is refused with a new preview.
 */
export const cancelStay =
  (deps: Deps): Booking['cancel'] =>
  async ({ id, expectedRefundOre }, call) => {
    const guestId = personOf(call.actor)
    const known = await findBooking(deps.db.client, id)
    if (known?.guestId !== guestId) return err('booking.notFound')
    const standing = await requireGoodStanding(deps.reads, guestId)
    if (!standing.ok) return standing
    const cancelled = await runListingCommand(deps, call, known.listingId, async (transaction) => {
      const booking = await findBooking(transaction.tx, id)
      return booking ? cancel(transaction, booking, expectedRefundOre) : err('booking.notFound')
    })
    return addNameToResult(deps, 'guest', cancelled)
  }
