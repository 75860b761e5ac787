import { bookingEvents, ok } from '@nordbo/contracts'
import { outgoing, type Timer } from '@nordbo/service-kit'
import { findAlteration, findDueAlterationReminders, takeAlterationReminder } from '../booking/alteration-store.ts'
import { bookingNotices } from '../booking/booking-events.ts'
import { findBooking, incrementRevision } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'
import { alterationData } from './alteration-events.ts'

/** Emits `alterationNear` for an alteration that still awaits its answer or payment, once for each. */
const remind = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findAlteration(deps.db.client, id)
  const booked = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booked) return
  await inListingTransaction(deps, { listingId: booked.listingId, now }, async ({ tx, events }) => {
    const alteration = await findAlteration(tx, id)
    const booking = await findBooking(tx, booked.id)
    if (!alteration || !booking || !(await takeAlterationReminder(tx, id, now))) return ok(id)
    const revision = await incrementRevision(tx, booking.id, now)
    events.push(
      outgoing(bookingEvents.alterationNear, {
        aggregateId: booking.id,
        revision,
        data: alterationData(booking, alteration, { to: alteration.status, deadlineAt: alteration.deadlineAt }),
        notify: bookingNotices(booking),
      }),
    )
    return ok(id)
  })
}

/** Reminds of alterations before they expire (docs/product/booking.md, Alterations). */
export const alterationReminderTimer = (deps: Deps): Timer => ({
  due: (_now, until, limit) => findDueAlterationReminders(deps.db.client, until, limit),
  fire: (id, now) => remind(deps, id, now),
})
