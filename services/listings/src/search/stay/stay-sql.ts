import { nightsBetween } from '@nordbo/contracts'
import { allOf, anyOf } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { dayNumber } from '../index/stay-rules-row.ts'
import { lengthPercent, promotionPercent, shareOf } from './discount-sql.ts'
import type { StayOption, StayOptions } from './stay-options.ts'

/** The stays as `values`. For arrays the planner would assume ten rows, and plan a search for one stay like one for ten. */
const optionsOf = ({ options }: StayOptions): Prisma.Sql => Prisma.sql`
  (values ${Prisma.join(options.map(({ checkIn, checkOut }) => Prisma.sql`(${checkIn}::date, ${checkOut}::date)`))})`

/**
 * The CTE `stay`: a row for each stay of the search, with everything that is the same for every home. Weekend nights are counted here
 * once, so that the price of a home's nights takes two multiplications.
 */
export const stayRows = (stay: StayOptions): Prisma.Sql => Prisma.sql`
  stay as materialized (
    select option.check_in, option.check_out, daterange(option.check_in, option.check_out) as span,
      option.check_out - option.check_in as nights, weekend.nights as weekend, option.check_in - ${stay.today}::date as days_away,
      option.check_in - date '1970-01-01' as first_day,
      settings.weekend_nights as weekend_days, settings.service_fee_percent as service, settings.discount_stacking as stacking
    from search_settings settings cross join ${optionsOf(stay)} as option (check_in, check_out) cross join lateral (
      select count(*)::int as nights from generate_series(option.check_in, option.check_out - 1, interval '1 day') night
      where extract(isodow from night) = any (settings.weekend_nights)
    ) weekend
  )`

/** Conditions on a stay at home `s`. */
export interface StayFilter {
  /** Only stays that can be cancelled for free today. */
  freeCancellation: boolean
}

/** A stay in SQL: whether home `s` is free for it, its first day since 1970, its nights, and the days until then. */
interface StaySql {
  free: Prisma.Sql
  firstDay: Prisma.Sql
  nights: Prisma.Sql
  daysAway: Prisma.Sql
}

const allows = ({ firstDay, nights, daysAway }: Omit<StaySql, 'free'>): Prisma.Sql => Prisma.sql`
  (s.stay_rules = '{}' or stay_rules_allow(s.stay_rules, ${firstDay}, ${nights}, ${daysAway}))`

/** Condition: the rules of home `s` allow a stay. `today` is the date in Copenhagen. */
export const rulesAllow = ({ checkIn, checkOut }: StayOption, today: string): Prisma.Sql =>
  allows({
    firstDay: Prisma.sql`${dayNumber(checkIn)}::int`,
    nights: Prisma.sql`${nightsBetween(checkIn, checkOut)}::int`,
    daysAway: Prisma.sql`${nightsBetween(today, checkIn)}::int`,
  })

const fits = ({ freeCancellation }: StayFilter, stay: StaySql): Prisma.Sql =>
  allOf([stay.free, allows(stay), ...(freeCancellation ? [Prisma.sql`${stay.daysAway} >= s.free_days`] : [])])

/** The occupied dates of home `s`, without the caller's own unpaid nights. */
const takenOf = ({ own }: Pick<StayOptions, 'own'>): Prisma.Sql => {
  if (own.length === 0) return Prisma.sql`s.occ`
  const homes = [...new Set(own.map(({ listingId }) => listingId))].map((id) => {
    const nights = own.filter(({ listingId }) => listingId === id)
    const ranges = nights.map(({ from, to }) => Prisma.sql`daterange(${from}::date, ${to}::date)`)
    return Prisma.sql`when ${id}::uuid then s.occ - datemultirange(${Prisma.join(ranges)})`
  })
  return Prisma.sql`(case s.listing_id ${Prisma.join(homes, ' ')} else s.occ end)`
}

/** Condition: home `s` is free for one of the stays, its rules allow that stay, and the filter accepts it. */
export const isFree = ({ options, nights, today, own }: StayOptions, filter: StayFilter): Prisma.Sql => {
  const range = ({ checkIn, checkOut }: StayOption) =>
    Prisma.sql`(select daterange(${checkIn}::date, ${checkOut}::date))`
  return anyOf(
    options.map((option) =>
      fits(filter, {
        free: Prisma.sql`not ${takenOf({ own })} && ${range(option)}`,
        firstDay: Prisma.sql`${dayNumber(option.checkIn)}::int`,
        nights: Prisma.sql`${nights}::int`,
        daysAway: Prisma.sql`(select ${option.checkIn}::date - ${today}::date)`,
      }),
    ),
  )
}

/** What price overrides add to the nights of home `s`, øre; negative if they are cheaper. Only read for stays that overlap one. */
const overridden = Prisma.sql`
  case when coalesce(s.override_days && stay.span, true) then (
    select coalesce(sum(own.ore - case when extract(isodow from own.date) = any (stay.weekend_days) then s.weekend_ore
                                       else s.base_ore end), 0)
    from unnest(s.override_dates, s.override_ore) as own (date, ore)
    where own.date >= stay.check_in and own.date < stay.check_out
  ) else 0 end`

/**
 * `price`: the total of the stay at home `s`, øre. The same steps as `quoteStay` of services/pricing/src/quote/quote-stay.ts; thresholds and
 * order come from packages/contracts/src/pricing/discount-rules.ts. Needs `stay` in scope. "offset 0" keeps the planner from computing the sum of
 * the nights once for each line that names it.
 */
const stayPrice = Prisma.sql`
  cross join lateral (
    select (stay.nights - stay.weekend) * s.base_ore::bigint + stay.weekend * s.weekend_ore::bigint + ${overridden} as nights,
      ${lengthPercent} as length_percent offset 0
  ) whole cross join lateral (
    select whole.nights - ${shareOf(Prisma.sql`whole.nights`, Prisma.sql`whole.length_percent`)} as nights,
      ${promotionPercent(Prisma.sql`whole.length_percent`)} as percent
  ) shortened cross join lateral (
    select shortened.nights - ${shareOf(Prisma.sql`shortened.nights`, Prisma.sql`shortened.percent`)} as nights
  ) discounted cross join lateral (
    select (discounted.nights + ${shareOf(Prisma.sql`discounted.nights`, Prisma.sql`stay.service`)}
      + case when s.cleaning_included then 0 else s.cleaning_ore end)::bigint as total
  ) price`

/** Condition that is false only if the stay at home `s` surely costs more than `mostOre`. The added øre allows for two roundings. */
export const mayCostAtMost = ({ nights }: StayOptions, mostOre: number): Prisma.Sql =>
  Prisma.sql`s.floor_ore <= (${mostOre}::bigint + 1) / ${nights}::int`

/**
 * Joins `stay` and `price` of home `s`: the stay of the search, or of several the cheapest free one, then the earliest. If none of several
 * is free, `cross` drops the home and `left` gives nulls.
 */
export const pricedStay = ({ options, own }: StayOptions, filter: StayFilter, join: 'cross' | 'left'): Prisma.Sql => {
  if (options.length === 1) return Prisma.sql`cross join stay ${stayPrice}`
  const best = Prisma.sql`lateral (
    select stay.* from stay ${stayPrice} where ${fits(filter, {
      free: Prisma.sql`not ${takenOf({ own })} && stay.span`,
      firstDay: Prisma.sql`stay.first_day`,
      nights: Prisma.sql`stay.nights`,
      daysAway: Prisma.sql`stay.days_away`,
    })}
    order by price.total, stay.check_in limit 1
  ) stay`
  return join === 'cross'
    ? Prisma.sql`cross join ${best} ${stayPrice}`
    : Prisma.sql`left join ${best} on true ${stayPrice}`
}
