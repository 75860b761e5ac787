import { BookingState, type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['bookingSnapshot']

/** Bookings per page: these fit a message of 256 kB. */
const perPage = 400

/** Every booking's people, home, dates and state, ordered by id, for projections that are rebuilt. */
export const listBookings =
  ({ db }: Pick<Deps, 'db'>): Handler =>
  async ({ after }) => {
    const bookings = z.array(BookingState).parse(
      await db.client.$queryRaw`
        select id::text as "bookingId", listing_id::text as "listingId", guest_id::text as "guestId", host_id::text as "hostId",
          status::text as status, check_in::text as "checkIn", check_out::text as "checkOut", imported, revision,
          status in ('confirmed', 'completed') or exists (select from booking_step s
            where s.booking_id = b.id and s.status in ('confirmed', 'completed')) as "wasConfirmed"
        from booking b where ${after}::uuid is null or id > ${after}::uuid
        order by id limit ${perPage}`,
    )
    return ok({ bookings, next: bookings.length === perPage ? (bookings.at(-1)?.bookingId ?? null) : null })
  }
