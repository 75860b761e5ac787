import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { findShown } from '../booking/booking-view-store.ts'
import { applyMove, commandHome, type HomeChange } from '../booking/change-home.ts'
import { decide } from '../booking/lifecycle.ts'
import { answerWithName } from '../booking/other-names.ts'
import { personOf, requireStanding } from '../booking/people.ts'
import { viewOf } from '../booking/show-booking.ts'
import type { Reader } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isDisputed } from '../dispute/dispute-store.ts'
import { moneyLeftOf, planRefund } from '../payment/plan-refund.ts'
import { suspendedSides } from '../suspension/suspended.ts'
import { type CancellationSnapshot, cancellationOutcome, previewOf } from './outcome.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** What cancelling a booking depends on, with what is left of its money. */
export const snapshotOf = async (reader: Reader, booking: StoredBooking): Promise<CancellationSnapshot> => {
  const { cancellationPolicy: policy, checkIn, checkInAt, confirmedAt } = booking
  const [left, disputed] = [await moneyLeftOf(reader, booking), await isDisputed(reader, booking.id)]
  const { host: hostUnavailable } = await suspendedSides(reader, booking)
  return { policy, checkIn, checkInAt, confirmedAt, left, disputed, hostUnavailable }
}

/** What cancelling now would give back, for the guest alone. Refused where it cannot be cancelled. */
export const previewCancellation =
  (deps: Deps): Booking['cancellationPreview'] =>
  async ({ id }, call) => {
    const booking = await findBooking(deps.db.client, id)
    if (booking?.guestId !== personOf(call.actor)) return err('booking.notFound')
    const decided = decide(booking, { kind: 'cancelByGuest' }, call.now)
    return decided.ok ? ok(previewOf(await snapshotOf(deps.db.client, booking), call.now)) : decided
  }

const cancel = async (
  change: HomeChange,
  booking: StoredBooking,
  expectedRefundOre: number | undefined,
): Promise<Result<BookingView>> => {
  const decided = decide(booking, { kind: 'cancelByGuest' }, change.now)
  if (!decided.ok) return decided
  const snapshot = await snapshotOf(change.tx, booking)
  const { giving } = cancellationOutcome(snapshot, change.now)
  if (expectedRefundOre !== undefined && expectedRefundOre !== (giving?.amountOre ?? 0))
    return err('booking.refundChanged', { preview: previewOf(snapshot, change.now) })
  if (decided.value.kind === 'moved') {
    const moved = await applyMove(change, booking, decided.value.move)
    if (giving) await planRefund(change, moved, giving, { reason: 'guest_cancelled' })
  }
  const shown = await findShown(change.tx, booking.id)
  return shown ? ok(viewOf(shown, 'guest', change.now)) : err('booking.notFound')
}

/**
 * The guest cancels: dates are free at once, and what the policy gives back is planned in the same transaction. A refund other than the
 * one the guest saw is refused with the new preview.
 */
export const cancelStay =
  (deps: Deps): Booking['cancel'] =>
  async ({ id, expectedRefundOre }, call) => {
    const guestId = personOf(call.actor)
    const known = await findBooking(deps.db.client, id)
    if (known?.guestId !== guestId) return err('booking.notFound')
    const standing = await requireStanding(deps, guestId)
    if (!standing.ok) return standing
    const cancelled = await commandHome(deps, call, known.listingId, async (change) => {
      const booking = await findBooking(change.tx, id)
      return booking ? cancel(change, booking, expectedRefundOre) : err('booking.notFound')
    })
    return answerWithName(deps, 'guest', cancelled)
  }
