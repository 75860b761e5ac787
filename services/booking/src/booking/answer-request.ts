import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import type { Call, Handlers } from '@nordbo/service-kit'
import { takenRanges } from '../calendar/calendar-store.ts'
import type { Deps } from '../deps.ts'
import { isStayOfSuspended } from '../suspension/suspended.ts'
import { findBooking } from './booking-store.ts'
import { findShown } from './booking-view-store.ts'
import { applyMove, commandHome } from './change-home.ts'
import { type Command, decide } from './lifecycle.ts'
import { mayHost, personOf, requireStanding } from './people.ts'
import { viewOf } from './show-booking.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const answerRequest = async (
  deps: Deps,
  call: Call,
  id: string,
  answer: { command: Command; declineReason?: string | undefined },
): Promise<Result<BookingView>> => {
  const known = await findBooking(deps.db.client, id)
  if (!known || !mayHost(call.actor, known)) return err('booking.notFound')
  const standing = await requireStanding(deps, personOf(call.actor))
  if (!standing.ok) return standing
  return commandHome(deps, call, known.listingId, async (change) => {
    const booking = await findBooking(change.tx, id)
    if (!booking) return err('booking.notFound')
    if (answer.command.kind === 'approve' && (await isStayOfSuspended(change.tx, id)))
      return err('booking.personUnavailable')
    const decided = decide(booking, answer.command, call.now)
    if (!decided.ok) return decided
    if (decided.value.kind === 'moved') {
      const { move } = decided.value
      const takes = move.effects.includes('takeDates')
      if (takes && (await takenRanges(change.tx, booking.listingId, booking.checkIn, booking.checkOut)).length > 0)
        return err('booking.datesTaken')
      await applyMove(change, booking, move, answer)
    }
    const shown = await findShown(change.tx, id)
    return shown ? ok(viewOf(shown, 'host', call.now)) : err('booking.notFound')
  })
}

/** The host says yes: takes the dates, or fails with `booking.datesTaken`, and gives the guest 24 h to pay. */
export const approveRequest =
  (deps: Deps): Booking['approve'] =>
  ({ id }, call) =>
    answerRequest(deps, call, id, { command: { kind: 'approve' } })

/** The host says no, with a reason or without. */
export const declineRequest =
  (deps: Deps): Booking['decline'] =>
  ({ id, reason }, call) =>
    answerRequest(deps, call, id, { command: { kind: 'decline' }, declineReason: reason || undefined })
