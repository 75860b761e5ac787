import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../parts.ts'

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

/** Keeps where each booking of a home stands: guests of a confirmed one learn the exact address, and lose it with the booking. */
export const onBooking = facts.map((fact) =>
  on(fact, async ({ data, revision }, tx: Tx) => {
    await tx.$executeRaw`
      insert into guest_booking as known (booking_id, listing_id, guest_id, status, revision)
      values (${data.bookingId}::uuid, ${data.listingId}::uuid, ${data.guestId}::uuid, ${data.status}, ${revision})
      on conflict (booking_id) do update set status = excluded.status, revision = excluded.revision
        where known.revision < excluded.revision`
  }),
)
