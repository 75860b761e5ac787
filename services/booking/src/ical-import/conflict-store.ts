import { BookingId, CalendarDate, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'

const stay = z.object({
  bookingId: BookingId,
  guestId: UserId,
  hostId: UserId,
  /** It is held for some minutes, until it is paid. */
  unpaid: z.boolean(),
  from: CalendarDate,
  to: CalendarDate,
})
/** Taken nights of a stay. */
export type TakenStay = z.infer<typeof stay>

/** The taken nights of a listing's stays from a date on. */
export const findStaysFrom = async (reader: Reader, listingId: string, from: string): Promise<TakenStay[]> =>
  z.array(stay).parse(
    await reader.$queryRaw`
      select b.id as "bookingId", b.guest_id as "guestId", b.host_id as "hostId", b.status = 'pending' as unpaid,
        o.check_in::text as "from", o.check_out::text as "to"
      from occupancy o join booking b on b.id = o.booking_id
      where o.listing_id = ${listingId}::uuid and o.check_out > ${from}::date order by o.check_in`,
  )

/** Stores the stays that an import overlaps now. Returns those whose host was not told yet. */
export const storeConflicts = async (
  tx: Tx,
  importId: string,
  bookingIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  await tx.$executeRaw`
    delete from calendar_conflict where import_id = ${importId}::uuid and booking_id <> all(${[...bookingIds]}::uuid[])`
  const told = z.array(z.object({ bookingId: z.string() })).parse(
    await tx.$queryRaw`
      insert into calendar_conflict (import_id, booking_id, told_at)
      select ${importId}::uuid, id, ${now}::timestamptz from unnest(${[...bookingIds]}::uuid[]) id
      on conflict do nothing returning booking_id as "bookingId"`,
  )
  return new Set(told.map(({ bookingId }) => bookingId))
}
