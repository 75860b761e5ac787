import { err, ok } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { findBooking } from '../booking/booking-store.ts'
import { changeHome } from '../booking/change-home.ts'
import type { Deps } from '../deps.ts'
import { decideAlteration } from './alteration-lifecycle.ts'
import { dueAlterations, findAlteration } from './alteration-store.ts'
import { moveAlteration } from './apply-alteration.ts'

/** Nobody answered or paid in time: the held nights are free again. Too early or too late, it does nothing. */
const expire = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findAlteration(deps.db.client, id)
  const booked = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booked) return
  await changeHome(
    deps,
    (work) => deps.db.transaction(work),
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
export const expireAlterations = (deps: Deps): Timer => ({
  due: (_now, until, limit) => dueAlterations(deps.db.client, until, limit),
  fire: (id, now) => expire(deps, id, now),
})
