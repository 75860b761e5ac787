import { randomUUID } from 'node:crypto'
import type { BookingId, BookingState } from '@nordbo/contracts'
import type { Db, Deps, Tx } from '../core/deps.ts'

/** Stores a booking unless a newer revision of it is stored. What happened to it is not told again, and no thread is opened. */
const storeBooking = (
  tx: Tx,
  { bookingId, listingId, guestId, hostId, status, checkIn, checkOut, wasConfirmed, imported, revision }: BookingState,
  now: Date,
): PromiseLike<unknown> =>
  tx.$queryRaw`
    select tell_booking(${bookingId}::uuid, ${listingId}::uuid, ${guestId}::uuid, ${hostId}::uuid, ${status}, ${checkIn}::date,
      ${checkOut}::date, ${wasConfirmed}::boolean, ${imported}::boolean, ${revision}::integer, null::uuid, null::jsonb,
      ${randomUUID()}::uuid, ${now}::timestamptz)`

/** Loads every booking from the booking service, page by page. Threads of confirmed stays show contact data. Returns how many were read. */
export const reloadBookings = async (
  { client }: Pick<Db, 'client'>,
  booking: Pick<Deps['booking'], 'bookingSnapshot'>,
  now: Date,
): Promise<number> => {
  let read = 0
  let after: BookingId | null = null
  do {
    const page: Awaited<ReturnType<typeof booking.bookingSnapshot>> = await booking.bookingSnapshot({ after })
    if (!page.ok) throw new Error(`booking refused its snapshot: ${page.error.code}`)
    for (const each of page.value.bookings) await storeBooking(client, each, now)
    read += page.value.bookings.length
    after = page.value.next
  } while (after !== null)
  return read
}
