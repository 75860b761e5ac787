import { bookingEvents } from '@nordbo/contracts'
import { type Kit, on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'
import { changesBookingStats, storeBookingStats } from '../search/index/booking-stats.ts'
import { markHomeChanged } from '../search/index/home-changed.ts'

const facts = [
  bookingEvents.requested,
  bookingEvents.held,
  bookingEvents.approved,
  bookingEvents.paymentStarted,
  bookingEvents.confirmed,
  bookingEvents.declined,
  bookingEvents.expired,
  bookingEvents.cancelled,
  bookingEvents.cancelledByGuest,
  bookingEvents.cancelledByHost,
  bookingEvents.completed,
]

/**
 * Stores the status of each booking of a home, which decides who may see the exact address. Also stores when the home was last booked
 * and when its host last cancelled a stay.
 */
export const bookingSubscriptions = (kit: Pick<Kit, 'markChanged'>) =>
  facts.map((fact) =>
    on(fact, async ({ data, revision, occurredAt }, tx: EventTx) => {
      // The event of an imported booking has the time of the import.
      const at = data.imported ? null : occurredAt
      const confirmedAt = data.status === 'confirmed' ? at : null
      const hostCancelledAt = data.status === 'cancelled_by_host' ? at : null
      await tx.$executeRaw`
      insert into guest_booking as known (booking_id, listing_id, guest_id, status, revision, confirmed_at, host_cancelled_at)
      values (${data.bookingId}::uuid, ${data.listingId}::uuid, ${data.guestId}::uuid, ${data.status}, ${revision},
        ${confirmedAt}::timestamptz, ${hostCancelledAt}::timestamptz)
      on conflict (booking_id) do update set
        status = case when known.revision < excluded.revision then excluded.status else known.status end,
        revision = greatest(known.revision, excluded.revision),
        confirmed_at = coalesce(known.confirmed_at, excluded.confirmed_at),
        host_cancelled_at = coalesce(known.host_cancelled_at, excluded.host_cancelled_at)`
      if (changesBookingStats(data) && (await storeBookingStats(tx, data.listingId)) > 0)
        markHomeChanged(kit, tx, data.listingId)
    }),
  )
