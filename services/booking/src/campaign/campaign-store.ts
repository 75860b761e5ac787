import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A new booking replaces fewer holds than this, so that no more ids need to be read. */
const mostBookingsRead = 4

/** SQL: does `booking b` use its listing's fee exemption? The rule is a function of the database. */
const isFeeExemptSql = Prisma.sql`uses_fee_exemption(b.status, b.quote)`

/**
 * Bookings that already use the listing's fee exemption: confirmed and completed ones, and an open one without a host fee. Declined,
 * expired and cancelled bookings do not count. A few ids, as JSON.
 */
export const feeExemptBookingsSql = (listingId: string): Prisma.Sql => Prisma.sql`
  coalesce((select jsonb_agg(f.id) from (select b.id from booking b
    where b.listing_id = ${listingId}::uuid and ${isFeeExemptSql} limit ${mostBookingsRead}) f), '[]')`

/** Reads those bookings for a caller that holds the listing's lock. */
export const readFeeExemptBookings = async (tx: Tx, listingId: string): Promise<BookingId[]> => {
  const [row] = z
    .array(z.object({ feeExempt: z.array(BookingId) }))
    .parse(await tx.$queryRaw`select ${feeExemptBookingsSql(listingId)} as "feeExempt"`)
  return row?.feeExempt ?? []
}

/** A host's open listings published before a day that still have their exemption, and the host's listings where a booking uses it. */
export const countFeeExemptListings = async (
  reader: Reader,
  hostId: string,
  publishBefore: Date,
): Promise<{ waiting: number; used: number }> => {
  const [counts] = z.array(z.object({ waiting: z.int(), used: z.int() })).parse(
    await reader.$queryRaw`
      select
        (select count(*) from bookable_listing l
          where l.host_id = ${hostId}::uuid and l.active and l.published_at < ${publishBefore}
            and not exists (select from booking b where b.listing_id = l.listing_id and ${isFeeExemptSql}))::int as waiting,
        (select count(distinct b.listing_id) from booking b
          where b.host_id = ${hostId}::uuid and ${isFeeExemptSql} and jsonb_exists(b.quote, 'waivedFeePercent'))::int as used`,
  )
  return counts ?? { waiting: 0, used: 0 }
}
