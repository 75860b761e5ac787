import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { type Command, decide } from '../lifecycle/booking-lifecycle.ts'
import { findClosedRanges } from '../occupancy/closed-ranges.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { runListingCommand } from '../transaction/listing-transaction.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Are a request's dates free? Rules that were changed after it was sent do not count (docs/product/booking.md, Stay rules). */
const isRoomLeft = async (
  reader: Reader,
  { listingId, checkIn, checkOut, createdAt }: StoredBooking,
): Promise<boolean> =>
  (await findClosedRanges(reader, listingId, { from: checkIn, to: checkOut }, createdAt)).closed.length === 0

const answerRequest = async (
  deps: Deps,
  call: Call,
  id: string,
  answer: { command: Command; declineReason?: string | undefined },
): Promise<Result<BookingView>> => {
  const known = await findBooking(deps.reads, id)
  if (!known || !ownerOrAdmin(call.actor, known.hostId)) return err('booking.notFound')
  const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
  if (!standing.ok) return standing
  return runListingCommand(deps, call, known.listingId, async (transaction) => {
    const booking = await findBooking(transaction.tx, id)
    if (!booking) return err('booking.notFound')
    if (answer.command.kind === 'approve' && (await hasSuspendedPerson(transaction.tx, id)))
      return err('booking.personUnavailable')
    const decided = decide(booking, answer.command, call.now)
    if (!decided.ok) return decided
    if (decided.value.kind === 'moved') {
      const { move } = decided.value
      if (move.effects.includes('takeDates') && !(await isRoomLeft(transaction.tx, booking)))
        return err('booking.datesTaken')
      await applyMove(transaction, booking, move, answer)
    }
    const shown = await findBookingDetails(transaction.tx, id)
    return shown ? ok(toBookingView(shown, 'host', call.now)) : err('booking.notFound')
  })
}

/** The host approves: takes the dates, or fails with `booking.datesTaken`, and gives the guest 24 hours to pay. */
export const approveRequest =
  (deps: Deps): Booking['approve'] =>
  ({ id }, call) =>
    answerRequest(deps, call, id, { command: { kind: 'approve' } })

/** The host declines, with an optional reason. */
export const declineRequest =
  (deps: Deps): Booking['decline'] =>
  ({ id, reason }, call) =>
    answerRequest(deps, call, id, { command: { kind: 'decline' }, declineReason: reason || undefined })
