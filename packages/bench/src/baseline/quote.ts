import { nightsOf, weekday } from '@nordbo/contracts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

interface Asked {
  listingId: string
  checkIn: string
  checkOut: string
}
interface Row {
  base_ore: number
  weekend_percent: number
  cleaning_included: boolean
  cleaning_ore: number
  intro_percent: number | null
  intro_first_n: number
  last_minute_percent: number | null
  last_minute_days: number
  weekly_percent: number | null
  monthly_percent: number | null
  service_fee_percent: number
  weekend_nights: number[]
  used: number
  days_away: number
  overrides: { date: string; price_ore: number }[]
}

const rates = `select card.base_ore, card.weekend_percent, card.cleaning_included, card.cleaning_ore, card.intro_percent, card.intro_first_n,
  card.last_minute_percent, card.last_minute_days, card.weekly_percent, card.monthly_percent,
  settings.service_fee_percent, settings.weekend_nights, coalesce(intro.used, 0) as used, $2::date - (now() at time zone 'Europe/Copenhagen')::date as days_away,
  (select coalesce(json_agg(json_build_object('date', date, 'price_ore', price_ore)), '[]') from price_override
   where listing_id = card.listing_id and date >= $2::date and date < $3::date) as overrides
  from rate_card card cross join fee_settings settings left join intro_use intro using (listing_id) where card.listing_id = $1`
const taken = `select exists (select from occupancy
  where listing_id = $1 and daterange(check_in, check_out) && daterange($2::date, $3::date)) as taken`

const share = (ore: number, percent: number): number => Math.floor((ore * percent + 50) / 100)

const priced = (row: Row, { checkIn, checkOut }: Asked) => {
  const own = new Map(row.overrides.map(({ date, price_ore }) => [date, price_ore]))
  const weekend = row.base_ore + share(row.base_ore, row.weekend_percent)
  const nightly = nightsOf(checkIn, checkOut).map((date) => ({
    date,
    price: (own.get(date) ?? (row.weekend_nights.includes(weekday(date)) ? weekend : row.base_ore)) / 100,
  }))
  const subtotal = nightly.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
  const monthly = nightly.length >= 28 ? row.monthly_percent : null
  const length = share(subtotal, monthly ?? (nightly.length >= 7 ? (row.weekly_percent ?? 0) : 0))
  const soon = row.days_away >= 0 && row.days_away <= row.last_minute_days
  const intro = row.used < row.intro_first_n ? row.intro_percent : null
  const promotion = share(subtotal - length, intro ?? (soon ? (row.last_minute_percent ?? 0) : 0))
  const nights = subtotal - length - promotion
  const cleaning = row.cleaning_included ? 0 : row.cleaning_ore
  const service = share(nights, row.service_fee_percent)
  return {
    nightlyPrices: nightly,
    subtotal: subtotal / 100,
    discounts: { length: length / 100, promotion: promotion / 100 },
    cleaningFee: cleaning / 100,
    serviceFee: service / 100,
    total: (nights + cleaning + service) / 100,
    currency: 'DKK',
  }
}

/** The price of a stay on the baseline, and whether its dates are free. */
export const quoteRoute = (app: FastifyInstance, pricing: pg.Pool, booking: pg.Pool): void => {
  app.post<{ Body: Asked }>('/api/quotes', async ({ body }, reply) => {
    const values = [body.listingId, body.checkIn, body.checkOut]
    const [rate, calendar] = await Promise.all([
      pricing.query<Row>({ name: 'rates', text: rates, values }),
      booking.query<{ taken: boolean }>({ name: 'taken', text: taken, values }),
    ])
    const [row] = rate.rows
    if (!row) return reply.code(404).send({ code: 'rates.notFound' })
    return { ...body, ...priced(row, body), available: calendar.rows[0]?.taken === false }
  })
}
