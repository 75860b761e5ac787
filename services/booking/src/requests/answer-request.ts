import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { findBooking } from '../booking/booking-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { type Command, decide } from '../lifecycle/booking-lifecycle.ts'
import { findTakenRanges } from '../occupancy/calendar-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { runListingCommand } from '../transaction/listing-transaction.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const answerRequest = async (
  deps: Deps,
  call: Call,
  id: string,
  answer: { command: Command; declineReason?: string | undefined },
): Promise<Result<BookingView>> => {
  const known = await findBooking(deps.reads, id)
  if (!known || !ownerOrAdmin(call.actor, known.hostId)) return err('booking.notFound')
  const standing = await requireGoodStanding(deps, personOf(call.actor))
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
      const takes = move.effects.includes('takeDates')
      if (
        takes &&
        (await findTakenRanges(transaction.tx, booking.listingId, booking.checkIn, booking.checkOut)).length > 0
      )
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
