import { TripNeed, type TripTab } from '@nordbo/contracts'
import { z } from 'zod'
import { bookingDetails, detailsColumns, detailsTables, statusArray } from '../booking/booking-details-store.ts'
import type { Reader } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { PageRequest } from '../paging/page.ts'
import { endedTripStatuses, openTripStatuses, payableTripStatuses } from './trip-tabs.ts'

/** The guest whose trips are read, and when. */
export interface TripQuery {
  guestId: string
  /** The date in Copenhagen. */
  today: string
  now: Date
}

/** A trip with its place in the list: needs the guest (0), stands (1), ended without a stay (2). */
const listedTrip = bookingDetails.extend({
  need: z.object({ what: TripNeed.shape.what, until: z.coerce.date() }).nullable(),
  part: z.int().min(0).max(2),
  /** Its sort key within its part, ascending. */
  place: z.int(),
})
export type ListedTrip = z.infer<typeof listedTrip>

/** The rule of `tripTabOf` in SQL, for `booking b`. */
const isUpcoming = ({ today }: TripQuery): Prisma.Sql =>
  Prisma.sql`(b.check_in >= ${today}::date or b.status = any(${statusArray(openTripStatuses)}))`

/** What the guest must do in time: pay the trip, or answer or pay an alteration. During a dispute no alteration can be accepted. */
const needs = (now: Date): Prisma.Sql => Prisma.sql`
  select 'pay' as what, b.payment_due_at as until
  where b.status = any(${statusArray(payableTripStatuses)}) and b.payment_due_at > ${now}
  union all
  select case c.status when 'proposed' then 'answerChange' else 'payChange' end, c.deadline_at from alteration c
  where c.booking_id = b.id and c.deadline_at > ${now} and (c.status <> 'proposed' or c.side = 'host')
    and not exists (select from dispute d where d.booking_id = b.id and d.status = 'open')`

/**
 * One page of a guest's upcoming or past trips: first those that need the guest, most urgent first; then those that stand, upcoming
 * ones nearest first and past ones newest first; last those that ended without a stay, newest first.
 */
export const findTrips = async (
  reader: Reader,
  tab: TripTab,
  query: TripQuery,
  { after, limit }: PageRequest,
): Promise<ListedTrip[]> => {
  const [part, place] = (after?.at ?? '').split(':').map(Number)
  const upcoming = tab === 'upcoming'
  return z.array(listedTrip).parse(
    await reader.$queryRaw`
      with trip as (
        select b.id, need.what, need.until, b.check_in - '2000-01-01'::date as day,
          case when need.what is not null then 0 when b.status = any(${statusArray(endedTripStatuses)}) then 2 else 1 end as part
        from booking b left join lateral (${needs(query.now)}) need on true
        where b.guest_id = ${query.guestId}::uuid and ${isUpcoming(query)} = ${upcoming}
      ), placed as (
        select trip.*, case when part = 0 then round(extract(epoch from until) * 1000)::bigint
          when part = 1 and ${upcoming} then day else -day end as place
        from trip
      )
      select ${detailsColumns}, placed.part, placed.place::float8 as place,
        case when placed.part = 0 then jsonb_build_object('what', placed.what, 'until', placed.until) end as need
      from placed join (${detailsTables}) on b.id = placed.id
      ${after ? Prisma.sql`where (placed.part, placed.place, placed.id) > (${part}::int, ${place}::bigint, ${after.id}::uuid)` : Prisma.empty}
      order by placed.part, placed.place, placed.id limit ${limit}`,
  )
}

/** How many trips each half has, without those that ended without a stay. */
export const countTrips = async (reader: Reader, query: TripQuery): Promise<{ upcoming: number; past: number }> => {
  const [counts] = z.array(z.object({ upcoming: z.int(), past: z.int() })).parse(
    await reader.$queryRaw`
      select count(*) filter (where upcoming)::int as upcoming, count(*) filter (where not upcoming)::int as past
      from (select ${isUpcoming(query)} as upcoming from booking b
            where b.guest_id = ${query.guestId}::uuid and b.status <> all(${statusArray(endedTripStatuses)})) trips`,
  )
  return counts ?? { upcoming: 0, past: 0 }
}
