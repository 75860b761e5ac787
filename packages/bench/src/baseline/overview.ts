import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { sessionOwner } from './session-owner.ts'

/** The last twelve months, the current one last. */
const months = `generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') m`
const counts = `select count(*) filter (where status = 'pending_request')::int as pending,
    count(*) filter (where status = 'confirmed' and check_in between current_date and current_date + 30)::int as upcoming
  from booking where host_id = $1 and status in ('pending_request', 'confirmed')`
const occupancy = `select to_char(m, 'YYYY-MM') as month, coalesce((select sum(least(check_out, (m + interval '1 month')::date) - greatest(check_in, m::date))
      from booking where host_id = $1 and status in ('confirmed', 'completed') and check_in < (m + interval '1 month')::date and check_out > m::date), 0)::int as booked,
    ((m + interval '1 month')::date - m::date) * (select count(*) from bookable_listing where host_id = $1 and active)::int
    - coalesce((select sum(least(o.check_out, (m + interval '1 month')::date) - greatest(o.check_in, m::date))
      from bookable_listing l join occupancy o using (listing_id) where l.host_id = $1 and l.active and o.kind = 'block'
        and o.check_in < (m + interval '1 month')::date and o.check_out > m::date), 0)::int as open
  from ${months} order by m`
const earnings = `select to_char(date_trunc('month', check_in), 'YYYY-MM') as month, sum(earned_ore)::int as ore from payout
  where host_id = $1 and check_in >= date_trunc('month', now()) - interval '11 months' group by 1`
const rating = `select coalesce(sum(s.rating_sum), 0)::int as sum, coalesce(sum(s.rating_count), 0)::int as count
  from listing l join search_listing s on s.listing_id = l.id where l.host_id = $1`

interface Month {
  month: string
  booked: number
  open: number
}

/** A host's overview on the baseline: the same figures by plain queries, without asking who is signed in. */
export const overviewRoute = (
  app: FastifyInstance,
  { booking, listings, payouts }: Record<'booking' | 'listings' | 'payouts', pg.Pool>,
): void => {
  app.get('/api/host/overview', async ({ headers }) => {
    const values = [sessionOwner(headers.cookie)]
    const [counted, nights, earned, rated] = await Promise.all([
      booking.query<{ pending: number; upcoming: number }>({ name: 'counts', text: counts, values }),
      booking.query<Month>({ name: 'occupancy', text: occupancy, values }),
      payouts.query<{ month: string; ore: number }>({ name: 'earnings', text: earnings, values }),
      listings.query<{ sum: number; count: number }>({ name: 'rating', text: rating, values }),
    ])
    const oreOf = new Map(earned.rows.map(({ month, ore }) => [month, ore]))
    return {
      ...counted.rows[0],
      ...rated.rows[0],
      months: nights.rows.map((row) => ({
        ...row,
        revenue: (oreOf.get(row.month) ?? 0) / 100,
        percent: row.open ? Math.round((100 * row.booked) / row.open) : 0,
      })),
    }
  })
}
