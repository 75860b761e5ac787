import { err, ok } from '@nordbo/contracts'
import type { Deps } from '../deps.ts'
import { findBooking } from './booking-store.ts'
import { applyMove, changeHome } from './change-home.ts'
import { decide } from './lifecycle.ts'

/** Time alone moves a booking on: its answer or payment is overdue, or its stay is over. Too early or too late, it does nothing. */
export const meetDeadline = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findBooking(deps.db.client, id)
  if (!known) return
  const home = { listingId: known.listingId, now }
  await changeHome(
    deps,
    (work) => deps.db.transaction(work),
    home,
    async (change) => {
      const booking = await findBooking(change.tx, id)
      if (!booking) return err('booking.notFound')
      const decided = decide(booking, { kind: booking.status === 'confirmed' ? 'complete' : 'expire' }, now)
      if (decided.ok && decided.value.kind === 'moved') await applyMove(change, booking, decided.value.move)
      return ok(booking.id)
    },
  )
}
