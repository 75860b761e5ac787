import { type BookingView, type bookingService, err, ok, type Result } from '@nordbo/contracts'
import type { Call, Handlers } from '@nordbo/service-kit'
import { findBooking, type StoredBooking, touchBooking } from '../booking/booking-store.ts'
import { findShown } from '../booking/booking-view-store.ts'
import { applyMove, commandHome, type HomeChange } from '../booking/change-home.ts'
import { decide } from '../booking/lifecycle.ts'
import { answerWithName } from '../booking/other-names.ts'
import { mayHost, personOf, requireStanding } from '../booking/people.ts'
import { viewOf } from '../booking/show-booking.ts'
import { replaceBlocks } from '../calendar/calendar-store.ts'
import type { Deps } from '../deps.ts'
import { isDisputed } from '../dispute/dispute-store.ts'
import { moneyLeftOf, planRefund } from '../payment/plan-refund.ts'
import { hasRefundableState } from './refundable.ts'
import { giveBack, givePart, sumOfLines } from './shares.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const cancel = async (
  change: HomeChange,
  booking: StoredBooking,
  { reason, keepBlocked }: { reason?: string | undefined; keepBlocked: boolean },
): Promise<Result<true>> => {
  const { tx, now } = change
  const decided = decide(booking, { kind: 'cancelByHost' }, now)
  if (!decided.ok) return decided
  if (decided.value.kind !== 'moved') return ok(true)
  const left = await moneyLeftOf(tx, booking)
  const moved = await applyMove(change, booking, decided.value.move, { cancelReason: reason || undefined })
  if (left) await planRefund(change, moved, giveBack(left, left.lines), { reason: 'host_cancelled' })
  const dates = { from: booking.checkIn, to: booking.checkOut }
  // The stay's nights have just become free: no other block reaches into them.
  if (keepBlocked) await replaceBlocks(tx, booking.listingId, dates, [{ ...dates, reason: 'Blokeret af vært' }])
  return ok(true)
}

const givePartBack = async (
  change: HomeChange,
  booking: StoredBooking,
  { amountOre, reason }: { amountOre: number; reason?: string | undefined },
): Promise<Result<true>> => {
  // Nobody can say what is left to give until the bank has decided.
  if (await isDisputed(change.tx, booking.id)) return err('booking.paymentDisputed')
  const left = hasRefundableState(booking) ? await moneyLeftOf(change.tx, booking) : null
  if (!left) return err('booking.notRefundable')
  const leftOre = sumOfLines(left.lines)
  if (amountOre > leftOre) return err('booking.refundTooHigh', { leftOre })
  await planRefund(change, booking, givePart(left, amountOre), { reason: 'partial', note: reason || undefined })
  await touchBooking(change.tx, booking.id, change.now)
  return ok(true)
}

const asHost = async (
  deps: Deps,
  call: Call,
  id: string,
  work: (change: HomeChange, booking: StoredBooking) => Promise<Result<true>>,
): Promise<Result<BookingView>> => {
  const known = await findBooking(deps.db.client, id)
  if (!known || !mayHost(call.actor, known)) return err('booking.notFound')
  const standing = await requireStanding(deps, personOf(call.actor))
  if (!standing.ok) return standing
  const answer = await commandHome(deps, call, known.listingId, async (change) => {
    const booking = await findBooking(change.tx, id)
    if (!booking) return err('booking.notFound')
    const done = await work(change, booking)
    if (!done.ok) return done
    const shown = await findShown(change.tx, id)
    return shown ? ok(viewOf(shown, 'host', change.now)) : err('booking.notFound')
  })
  return answerWithName(deps, 'host', answer)
}

/** The host cancels: everything goes back whatever the policy, and the dates become free or stay the host's own. */
export const cancelAsHost =
  (deps: Deps): Booking['cancelByHost'] =>
  ({ id, ...wish }, call) =>
    asHost(deps, call, id, (change, booking) => cancel(change, booking, wish))

/** The host gives a part back; several together never above what was paid. */
export const refundPart =
  (deps: Deps): Booking['refundPart'] =>
  ({ id, ...wish }, call) =>
    asHost(deps, call, id, (change, booking) => givePartBack(change, booking, wish))
