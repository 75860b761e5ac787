import { err, ok } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { moveAlteration } from '../alteration/apply-alteration.ts'
import { findOpenAlteration } from '../booking/alteration-store.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { findBookingsToEnd, findSuspendedSides } from '../people/suspended.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'

/**
 * Ends what a suspension ends, under the listing's lock: a request, a hold, an unpaid approval, or the open alteration of a stay.
 * Confirmed stays remain. Returns the booking after it, and whether one of its people is suspended.
 */
export const endForSuspension = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
): Promise<{ booking: StoredBooking; suspended: boolean }> => {
  const { host, guest } = await findSuspendedSides(transaction.tx, booking)
  if (!host && !guest) return { booking, suspended: false }
  const decided = decide(booking, { kind: host ? 'hostSuspended' : 'guestSuspended' }, transaction.now)
  if (decided.ok && decided.value.kind === 'moved') {
    const declineCode = host ? 'hostUnavailable' : 'guestUnavailable'
    return { booking: await applyMove(transaction, booking, decided.value.move, { declineCode }), suspended: true }
  }
  const alteration = await findOpenAlteration(transaction.tx, booking.id)
  const away = alteration && (alteration.by === 'host' ? host : guest)
  const ended =
    alteration && decideAlteration(alteration, away ? 'proposerSuspended' : 'otherSuspended', transaction.now)
  if (alteration && ended?.ok)
    return { booking: await moveAlteration(transaction, booking, alteration, ended.value), suspended: true }
  return { booking, suspended: true }
}

/** Ends unpaid bookings and open alterations of suspended people. The due rows come from the database, so that none is missed. */
export const suspensionTimer = (deps: Deps): Timer => ({
  due: async (now, _until, limit) => (await findBookingsToEnd(deps.reads, limit)).map((id) => ({ id, at: now })),
  fire: async (id, now) => {
    const known = await findBooking(deps.reads, id)
    if (!known) return
    await inListingTransaction(deps, { listingId: known.listingId, now }, async (transaction) => {
      const booking = await findBooking(transaction.tx, id)
      if (!booking) return err('booking.notFound')
      await endForSuspension(transaction, booking)
      return ok(id)
    })
  },
})
