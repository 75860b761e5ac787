import { err, ok } from '@nordbo/contracts'
import { findBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'

/** Handles a booking's deadline: its answer or payment is overdue, or its stay is over. Does nothing when it is not due. */
export const handleDeadline = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findBooking(deps.reads, id)
  if (!known) return
  const home = { listingId: known.listingId, now }
  await inListingTransaction(deps, home, async (transaction) => {
    const booking = await findBooking(transaction.tx, id)
    if (!booking) return err('booking.notFound')
    const decided = decide(booking, { kind: booking.status === 'confirmed' ? 'complete' : 'expire' }, now)
    if (decided.ok && decided.value.kind === 'moved') await applyMove(transaction, booking, decided.value.move)
    return ok(booking.id)
  })
}
