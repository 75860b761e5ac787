import { err, ok } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { decideAlteration } from '../alteration/alteration-lifecycle.ts'
import { openAlterationOf } from '../alteration/alteration-store.ts'
import { moveAlteration } from '../alteration/apply-alteration.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { applyMove, changeHome, type HomeChange } from '../booking/change-home.ts'
import { decide } from '../booking/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { bookingsToEnd, suspendedSides } from './suspended.ts'

/**
 * Ends what a suspension ends of a booking, under the home's lock: a request, a hold, an unpaid approval, or the open change of a stay. A
 * confirmed stay stays. Answers the booking as it is then, and whether one of its people is suspended.
 */
export const endForSuspension = async (
  change: HomeChange,
  booking: StoredBooking,
): Promise<{ booking: StoredBooking; suspended: boolean }> => {
  const { host, guest } = await suspendedSides(change.tx, booking)
  if (!host && !guest) return { booking, suspended: false }
  const decided = decide(booking, { kind: host ? 'hostSuspended' : 'guestSuspended' }, change.now)
  if (decided.ok && decided.value.kind === 'moved') {
    const declineCode = host ? 'hostUnavailable' : 'guestUnavailable'
    return { booking: await applyMove(change, booking, decided.value.move, { declineCode }), suspended: true }
  }
  const alteration = await openAlterationOf(change.tx, booking.id)
  const away = alteration && (alteration.by === 'host' ? host : guest)
  const ended = alteration && decideAlteration(alteration, away ? 'proposerSuspended' : 'otherSuspended', change.now)
  if (alteration && ended?.ok)
    return { booking: await moveAlteration(change, booking, alteration, ended.value), suspended: true }
  return { booking, suspended: true }
}

/** Ends unpaid bookings and open changes of suspended people; the database says which, so that none slips through. */
export const endingsForSuspension = (deps: Deps): Timer => ({
  due: async (now, _until, limit) => (await bookingsToEnd(deps.db.client, limit)).map((id) => ({ id, at: now })),
  fire: async (id, now) => {
    const known = await findBooking(deps.db.client, id)
    if (!known) return
    await changeHome(
      deps,
      (work) => deps.db.transaction(work),
      { listingId: known.listingId, now },
      async (change) => {
        const booking = await findBooking(change.tx, id)
        if (!booking) return err('booking.notFound')
        await endForSuspension(change, booking)
        return ok(id)
      },
    )
  },
})
