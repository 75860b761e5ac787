import { MonthOccupancy } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'

const Row = z.object({
  suspended: z.boolean(),
  pendingRequests: z.int(),
  upcomingStays: z.int(),
  months: z.array(MonthOccupancy.omit({ percent: true })),
})
type Row = z.infer<typeof Row>

/** The dates of an overview, `YYYY-MM-DD`. */
export interface OverviewDates {
  today: string
  /** The last day on which an upcoming stay may begin. */
  upcomingUntil: string
  /** The first day of the first month. */
  firstMonth: string
  /** The first day of the current month. */
  thisMonth: string
}

/**
 * Everything that booking shows a host of their work, in one statement (docs/product/hosting.md, Overview). A home that is closed now has
 * no open nights but the booked ones, because nobody knows when it was closed.
 */
export const readOverview = async (reader: Reader, hostId: string, dates: OverviewDates): Promise<Row> => {
  const { today, upcomingUntil, firstMonth, thisMonth } = dates
  const [row] = z.array(Row).parse(
    await reader.$queryRaw`
      with months as (
        select first::date as first, (first + interval '1 month')::date as next
        from generate_series(${firstMonth}::date, ${thisMonth}::date, interval '1 month') first),
      homes as materialized (
        select listing_id, active, (published_at at time zone 'Europe/Copenhagen')::date as since
        from bookable_listing where host_id = ${hostId}::uuid),
      stays as materialized (
        select listing_id, check_in, check_out from booking
        where host_id = ${hostId}::uuid and status in ('confirmed', 'completed')
          and check_out > ${firstMonth}::date and check_in < (select max(next) from months)),
      blocks as materialized (
        select o.listing_id, greatest(o.check_in, h.since) as check_in, o.check_out
        from homes h join occupancy o on o.listing_id = h.listing_id
        where h.active and o.kind = 'block' and o.check_out > greatest(${firstMonth}::date, h.since)),
      booked as (
        select m.first, s.listing_id, sum(least(s.check_out, m.next) - greatest(s.check_in, m.first)) as nights
        from months m join stays s on s.check_in < m.next and s.check_out > m.first group by 1, 2),
      blocked as (
        select m.first, b.listing_id, sum(least(b.check_out, m.next) - greatest(b.check_in, m.first)) as nights
        from months m join blocks b on b.check_in < m.next and b.check_out > m.first group by 1, 2),
      by_home as (
        select m.first, coalesce(s.nights, 0) as booked, greatest(coalesce(s.nights, 0), case when h.active
          then m.next - greatest(m.first, h.since) - coalesce(b.nights, 0) end) as open
        from months m cross join homes h
        left join booked s on s.first = m.first and s.listing_id = h.listing_id
        left join blocked b on b.first = m.first and b.listing_id = h.listing_id),
      by_month as (
        select m.first, coalesce(sum(h.booked), 0)::int as booked, coalesce(sum(h.open), 0)::int as open
        from months m left join by_home h on h.first = m.first group by m.first)
      select kit.is_suspended(${hostId}::uuid) as suspended,
        (select count(*) from booking where host_id = ${hostId}::uuid and status = 'pending_request')::int as "pendingRequests",
        (select count(*) from booking where host_id = ${hostId}::uuid and status = 'confirmed'
          and check_in between ${today}::date and ${upcomingUntil}::date)::int as "upcomingStays",
        (select jsonb_agg(jsonb_build_object('month', to_char(first, 'YYYY-MM'), 'bookedNights', booked, 'openNights', open)
          order by first) from by_month) as months`,
  )
  if (!row) throw new Error('the database did not answer')
  return row
}
