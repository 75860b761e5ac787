import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** More than this many bookings never make way for a guest's new one. */
const mostBookingsRead = 4

const standingSql = Prisma.sql`b.status in ('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed', 'completed')`
const isFeeExemptSql = Prisma.sql`${standingSql}
  and (b.status in ('confirmed', 'completed') or jsonb_exists(b.quote, 'waivedFeePercent'))`

/**
 * The bookings because of which a new one is no home's first: confirmed and completed ones, and an open one that carries no fee. What was
 * declined, lapsed or was cancelled is none of them. A few ids, as JSON.
 */
export const feeExemptBookingsSql = (listingId: string): Prisma.Sql => Prisma.sql`
  coalesce((select jsonb_agg(f.id) from (select b.id from booking b
    where b.listing_id = ${listingId}::uuid and ${isFeeExemptSql} limit ${mostBookingsRead}) f), '[]')`

/** The same by itself, for a caller that holds the home's lock. */
export const readFeeExemptBookings = async (tx: Tx, listingId: string): Promise<BookingId[]> => {
  const [row] = z
    .array(z.object({ feeExempt: z.array(BookingId) }))
    .parse(await tx.$queryRaw`select ${feeExemptBookingsSql(listingId)} as "feeExempt"`)
  return row?.feeExempt ?? []
}

/** A host's open homes published before a day: those without such a booking; and homes of the host where one carries no fee. */
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
          where b.host_id = ${hostId}::uuid and ${standingSql} and jsonb_exists(b.quote, 'waivedFeePercent'))::int as used`,
  )
  return counts ?? { waiting: 0, used: 0 }
}
