import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

interface Query {
  bbox: string
  checkIn: string
  checkOut: string
  guests: string
}

interface Row {
  found: number
  card: object
  night: number
  stars: number
  reviews: number
  total: number
}

/**
 * A page of cards as one hand-written statement: the homes in the box that are free and large enough, the 24 best of them with
 * the total of the stay, and their number.
 */
const text = `
with stay as materialized (
  select $1::date as check_in, $2::date as check_out, daterange($1::date, $2::date) as span, $2::date - $1::date as nights,
    $1::date - (now() at time zone 'Europe/Copenhagen')::date as days_away, settings.weekend_nights as weekend_days, settings.service_fee_percent as service,
    (select count(*)::int from generate_series($1::date, $2::date - 1, interval '1 day') night
     where extract(isodow from night) = any (settings.weekend_nights)) as weekend
  from search_settings settings
), hits as materialized (
  select s.listing_id, s.score from search_listing s
  where s.active and s.base_ore > 0 and s.lat between $3 and $4 and s.lng between $5 and $6 and s.max_guests >= $7
    and case when s.occ && (select span from stay) then false else true end
), best as (
  select listing_id, score from hits order by score desc, listing_id desc limit 24
)
select (select count(*)::int from hits) as found, d.card, s.base_ore as night, s.rating_sum as stars, s.rating_count as reviews,
  (promoted.nights + (promoted.nights * stay.service + 50) / 100 + case when s.cleaning_included then 0 else s.cleaning_ore end)::float8 as total
from best join search_listing s using (listing_id) join listing_document d using (listing_id) cross join stay
cross join lateral (
  select (stay.nights - stay.weekend) * s.base_ore::bigint + stay.weekend * s.weekend_ore::bigint
    + case when s.override_days && stay.span then (
        select coalesce(sum(own.ore - case when extract(isodow from own.date) = any (stay.weekend_days) then s.weekend_ore else s.base_ore end), 0)
        from unnest(s.override_dates, s.override_ore) as own (date, ore) where own.date >= stay.check_in and own.date < stay.check_out
      ) else 0 end as nights offset 0
) whole cross join lateral (
  select whole.nights - (whole.nights * (case when stay.nights >= 28 and s.monthly_percent > 0 then s.monthly_percent
    when stay.nights >= 7 and s.weekly_percent > 0 then s.weekly_percent else 0 end) + 50) / 100 as nights offset 0
) shortened cross join lateral (
  select shortened.nights - (shortened.nights * (case when s.intro_percent > 0 and s.intro_used < s.intro_first_n then s.intro_percent
    when s.last_minute_percent > 0 and stay.days_away between 0 and s.last_minute_days then s.last_minute_percent else 0 end) + 50) / 100
    as nights offset 0
) promoted
order by best.score desc, best.listing_id desc`

/** Search on the baseline. */
export const searchRoute = (app: FastifyInstance, listings: pg.Pool): void => {
  app.get<{ Querystring: Query }>('/api/listings', async ({ query }) => {
    const [west, south, east, north] = query.bbox.split(',').map(Number)
    const values = [query.checkIn, query.checkOut, south, north, west, east, Number(query.guests)]
    const { rows } = await listings.query<Row>({ name: 'search', text, values })
    return {
      items: rows.map(({ card, night, stars, reviews, total }) => ({
        ...card,
        rating: reviews === 0 ? null : Math.round((stars / reviews) * 10) / 10,
        reviewCount: reviews,
        pricePerNight: night / 100,
        total: total / 100,
      })),
      total: Math.min(1_000, rows[0]?.found ?? 0),
    }
  })
}
