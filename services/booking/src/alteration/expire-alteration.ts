import { err, ok } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { findBooking } from '../booking/booking-store.ts'
import { changeHome } from '../booking/change-home.ts'
import type { Parts } from '../parts.ts'
import { decideAlteration } from './alteration-lifecycle.ts'
import { dueAlterations, findAlteration } from './alteration-store.ts'
import { moveAlteration } from './apply-alteration.ts'

/** Nobody answered or paid in time: the held nights are free again. Too early or too late, it does nothing. */
const expire = async (parts: Parts, id: string, now: Date): Promise<void> => {
  const known = await findAlteration(parts.db.client, id)
  const booked = known && (await findBooking(parts.db.client, known.bookingId))
  if (!booked) return
  await changeHome(
    parts,
    (work) => parts.db.transaction(work),
    { listingId: booked.listingId, now },
    async (change) => {
      const alteration = await findAlteration(change.tx, id)
      const booking = await findBooking(change.tx, booked.id)
      if (!alteration || !booking) return err('alteration.notFound')
      const decided = decideAlteration(alteration, 'expire', now)
      if (!decided.ok) return decided
      await moveAlteration(change, booking, alteration, decided.value)
      return ok(id)
    },
  )
}

/** Ends changes whose time is over; their row is the truth. */
export const expireAlterations = (parts: Parts): Timer => ({
  due: (_now, until, limit) => dueAlterations(parts.db.client, until, limit),
  fire: (id, now) => expire(parts, id, now),
})
