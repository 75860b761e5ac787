import { bookingEvents, ok } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import { bookingNotices } from '../booking/booking-events.ts'
import { findBooking } from '../booking/booking-store.ts'
import { takeReminder } from '../booking/reminder-store.ts'
import type { Deps } from '../core/deps.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'

/**
 * Emits `deadlineNear` for a booking whose answer or payment is still awaited, once. Does nothing when it is not due, or
 * when the deadline has passed meanwhile (docs/product/booking.md, Deadlines).
 */
export const remindOfDeadline = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const known = await findBooking(deps.reads, id)
  if (!known) return
  await inListingTransaction(deps, { listingId: known.listingId, now }, async ({ tx, events }) => {
    const booking = await takeReminder(tx, id, now)
    if (!booking?.deadlineAt) return ok(known.id)
    const { guestId, hostId, imported, revision, deadlineAt } = booking
    events.push(
      outgoing(bookingEvents.deadlineNear, {
        aggregateId: booking.id,
        revision,
        data: {
          ...{ bookingId: booking.id, guestId, hostId, imported },
          awaited: booking.status === 'pending_request' ? 'answer' : 'payment',
          deadlineAt: deadlineAt.toISOString(),
        },
        notify: bookingNotices(booking),
      }),
    )
    return ok(booking.id)
  })
}
