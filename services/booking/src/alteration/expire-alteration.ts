import { err, ok } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { findAlteration, findDueAlterations } from '../booking/alteration-store.ts'
import { findBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'
import { moveAlteration } from './apply-alteration.ts'

/** Expires an alteration that nobody answered or paid in time. Does nothing when it is not due. */
const expire = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findAlteration(deps.db.client, id)
  const booked = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booked) return
  await inListingTransaction(deps, { listingId: booked.listingId, now }, async (transaction) => {
    const alteration = await findAlteration(transaction.tx, id)
    const booking = await findBooking(transaction.tx, booked.id)
    if (!alteration || !booking) return err('alteration.notFound')
    const decided = decideAlteration(alteration, 'expire', now)
    if (!decided.ok) return decided
    await moveAlteration(transaction, booking, alteration, decided.value)
    return ok(id)
  })
}

/** Expires alterations at their deadline, which is a column of their row. */
export const alterationTimer = (deps: Deps): Timer => ({
  due: (_now, until, limit) => findDueAlterations(deps.db.client, until, limit),
  fire: (id, now) => expire(deps, id, now),
})
