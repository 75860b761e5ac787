import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { sessionOwner } from './session-owner.ts'

interface Asked {
  from: string
  to: string
}
interface DayRow {
  id: string
  title: string
  city: string
  from: string | null
  to: string | null
  reason: string | null
  bookingId: string | null
  guestId: string | null
  status: string | null
}
interface PriceRow {
  id: string
  base_ore: number
  weekend_percent: number
  date: string | null
  price_ore: number | null
}

const days = `select l.listing_id as id, l.title, l.city, o.check_in::text as "from", o.check_out::text as "to", o.reason,
    b.id as "bookingId", b.guest_id as "guestId", b.status
  from bookable_listing l left join occupancy o on o.listing_id = l.listing_id
    and daterange(o.check_in, o.check_out) && daterange($2::date, $3::date)
  left join booking b on b.id = o.booking_id
  where l.host_id = $1 and l.active order by l.title, l.listing_id, o.check_in`
const prices = `select c.listing_id as id, c.base_ore, c.weekend_percent, p.date::text, p.price_ore
  from listing_owner l join rate_card c on c.listing_id = l.listing_id
  left join price_override p on p.listing_id = c.listing_id and p.date >= $2::date and p.date < $3::date where l.host_id = $1`

const groupById = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row])
  return groups
}

/** A host's year on the baseline: the same rows, without names of guests and without asking who is signed in. */
export const calendarRoute = (app: FastifyInstance, booking: pg.Pool, pricing: pg.Pool): void => {
  app.get<{ Querystring: Asked }>('/api/host/calendar', async ({ query: { from, to }, headers }) => {
    const values = [sessionOwner(headers.cookie), from, to]
    const [found, rates] = await Promise.all([
      booking.query<DayRow>({ name: 'days', text: days, values }),
      pricing.query<PriceRow>({ name: 'prices', text: prices, values }),
    ])
    const pricesOf = groupById(rates.rows)
    const homes = [...groupById(found.rows).values()].flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      const { id, title, city } = first
      const own = pricesOf.get(id) ?? []
      const taken = rows.filter((row) => row.from !== null)
      return [
        {
          ...{ id, title, city, base: (own[0]?.base_ore ?? 0) / 100, weekendPercent: own[0]?.weekend_percent ?? 0 },
          prices: own.flatMap(({ date, price_ore }) =>
            date === null ? [] : [{ date, price: (price_ore ?? 0) / 100 }],
          ),
          stays: taken.flatMap(({ from: begin, to: end, bookingId, guestId, status }) =>
            bookingId === null ? [] : [{ from: begin, to: end, bookingId, guestId, status }],
          ),
          blocks: taken.flatMap(({ from: begin, to: end, bookingId, reason }) =>
            bookingId === null ? [{ from: begin, to: end, reason }] : [],
          ),
        },
      ]
    })
    return { from, to, homes }
  })
}
