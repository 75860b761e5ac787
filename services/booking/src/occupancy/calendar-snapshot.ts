import { ListingId, mergeRanges, RevisedStayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import { calendarRange, closeRanges, reachingTo } from './closed-ranges.ts'

const pageLength = 50
const calendar = z.object({
  listingId: ListingId,
  revision: z.int(),
  taken: z.array(calendarRange),
  introUsed: z.int(),
  stayRules: RevisedStayRules.nullable(),
})

/**
 * One page of calendars, ordered by listing id, after `after`, with the closed ranges from a date on. Listings that never had a booking, a
 * block or rules are left out.
 */
export const listCalendars = async (reader: Reader, after: string | null, from: string) => {
  const rows = z.array(calendar).parse(
    await reader.$queryRaw`
      select c.listing_id as "listingId", c.revision,
        coalesce((select jsonb_agg(jsonb_build_object('from', o.check_in, 'to', o.check_out, 'bookingId', o.booking_id)) from occupancy o
          where o.listing_id = c.listing_id
            and daterange(o.check_in, o.check_out) && daterange(${reachingTo(from)}::date, null)), '[]') as taken,
        (select count(*) from intro_use i where i.listing_id = c.listing_id)::int as "introUsed",
        (select jsonb_build_object('rules', r.rules, 'revision', r.revision) from stay_rules r where r.listing_id = c.listing_id) as "stayRules"
      from listing_calendar c where ${after}::uuid is null or c.listing_id > ${after}::uuid
      order by c.listing_id limit ${pageLength}`,
  )
  const calendars = rows.map(({ taken, ...row }) => {
    const closed = closeRanges(row.stayRules?.rules ?? null, taken, { from, to: null })
    return { ...row, occupied: mergeRanges(closed.map((range) => ({ from: range.from, to: range.to }))) }
  })
  return { calendars, next: rows.length === pageLength ? (rows.at(-1)?.listingId ?? null) : null }
}
