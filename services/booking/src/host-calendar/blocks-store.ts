import { type DateRange, ListingId, type Run, StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { calendarRange, closeRanges, reachingTo } from '../occupancy/closed-ranges.ts'
import { closeImportedNights } from '../occupancy/imported-nights.ts'

/** All blocks of a home that overlap a window, by reason. */
export interface BlocksOfHome {
  listingId: ListingId
  blocks: readonly Run<string>[]
}

/**
 * Replaces the host's blocks that overlap a window, and closes what imported calendars keep closed around them. The database refuses an overlap with a stay with
 * SQLSTATE 23P01.
 */
export const replaceBlocksOf = async (
  tx: Tx,
  homes: readonly BlocksOfHome[],
  { from, to }: DateRange,
): Promise<void> => {
  const rows = homes.flatMap(({ listingId, blocks }) => blocks.map((block) => ({ listing_id: listingId, ...block })))
  await tx.$executeRaw`
    delete from occupancy where listing_id = any(${homes.map(({ listingId }) => listingId)}::uuid[]) and kind = 'block'
      and (import_id is not null or daterange(check_in, check_out) && daterange(${from}::date, ${to}::date))`
  if (rows.length > 0)
    await tx.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, reason)
    select gen_random_uuid(), listing_id, 'block', "from", "to", value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as block (listing_id uuid, "from" date, "to" date, value text)`
  await closeImportedNights(
    tx,
    homes.map(({ listingId }) => listingId),
  )
}

const calendar = z.object({ listingId: ListingId, revision: z.int() })
const fullCalendar = calendar.extend({ rules: StayRules.nullable(), taken: z.array(calendarRange) })

/** Increments the revisions of calendars, and returns them with all ranges that are closed from a date on. */
export const nextCalendars = async (tx: Tx, listingIds: readonly string[], start: string) => {
  const calendars = z.array(fullCalendar).parse(
    await tx.$queryRaw`
      with next as (
        insert into listing_calendar as c (listing_id, revision) select id, 1 from unnest(${[...listingIds]}::uuid[]) id order by id
        on conflict (listing_id) do update set revision = c.revision + 1 returning listing_id, revision
      )
      select next.listing_id as "listingId", next.revision,
        (select r.rules from stay_rules r where r.listing_id = next.listing_id) as rules,
        coalesce((select json_agg(json_build_object('from', o.check_in, 'to', o.check_out, 'bookingId', o.booking_id) order by o.check_in)
          from occupancy o where o.listing_id = next.listing_id
            and daterange(o.check_in, o.check_out) && daterange(${reachingTo(start)}::date, null)), '[]'::json) as taken
      from next`,
  )
  return calendars.map(({ rules, taken, ...next }) => ({
    ...next,
    closed: closeRanges(rules, taken, { from: start, to: null }),
  }))
}

/** The revisions of calendars; 0 for one that never changed. */
export const findRevisions = async (reader: Reader, listingIds: readonly string[]) =>
  z.array(calendar).parse(
    await reader.$queryRaw`
      select id as "listingId", coalesce(c.revision, 0) as revision
      from unnest(${[...listingIds]}::uuid[]) id left join listing_calendar c on c.listing_id = id`,
  )
