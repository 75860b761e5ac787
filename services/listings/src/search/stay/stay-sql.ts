import { allOf, anyOf } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { StayOption, StayOptions } from './stay-options.ts'

/** The stays as rows, each written out: of arrays the planner would expect ten rows, and plan a search for one stay as for ten. */
const optionsOf = ({ options }: StayOptions): Prisma.Sql => Prisma.sql`
  (values ${Prisma.join(options.map(({ checkIn, checkOut }) => Prisma.sql`(${checkIn}::date, ${checkOut}::date)`))})`

/**
 * `stay`: a row for each stay that fits the search, with everything of it that is the same for every home. How many of its nights are
 * weekend nights is counted once here, so that a home's nights cost two multiplications.
 */
export const stayRows = (stay: StayOptions): Prisma.Sql => Prisma.sql`
  stay as materialized (
    select option.check_in, option.check_out, daterange(option.check_in, option.check_out) as span,
      option.check_out - option.check_in as nights, weekend.nights as weekend, option.check_in - ${stay.today}::date as days_away,
      settings.weekend_nights as weekend_days, settings.service_fee_percent as service, settings.discount_stacking as stacking
    from search_settings settings cross join ${optionsOf(stay)} as option (check_in, check_out) cross join lateral (
      select count(*)::int as nights from generate_series(option.check_in, option.check_out - 1, interval '1 day') night
      where extract(isodow from night) = any (settings.weekend_nights)
    ) weekend
  )`

/** What a stay at home `s` must be. */
export interface StayFilter {
  /** Can everything still be had back? */
  freeCancellation: boolean
}

const fits = ({ freeCancellation }: StayFilter, free: Prisma.Sql, daysAway: Prisma.Sql): Prisma.Sql =>
  allOf([free, ...(freeCancellation ? [Prisma.sql`${daysAway} >= s.free_days`] : [])])

/** What is taken of home `s` for the caller: their own unpaid nights are not. */
const takenOf = ({ own }: Pick<StayOptions, 'own'>): Prisma.Sql => {
  if (own.length === 0) return Prisma.sql`s.occ`
  const homes = [...new Set(own.map(({ listingId }) => listingId))].map((id) => {
    const nights = own.filter(({ listingId }) => listingId === id)
    const ranges = nights.map(({ from, to }) => Prisma.sql`daterange(${from}::date, ${to}::date)`)
    return Prisma.sql`when ${id}::uuid then s.occ - datemultirange(${Prisma.join(ranges)})`
  })
  return Prisma.sql`(case s.listing_id ${Prisma.join(homes, ' ')} else s.occ end)`
}

/** Is home `s` free for one of the stays, as it is wished for? */
export const isFree = ({ options, today, own }: StayOptions, filter: StayFilter): Prisma.Sql => {
  const range = ({ checkIn, checkOut }: StayOption) =>
    Prisma.sql`(select daterange(${checkIn}::date, ${checkOut}::date))`
  return anyOf(
    options.map((option) =>
      fits(
        filter,
        Prisma.sql`not ${takenOf({ own })} && ${range(option)}`,
        Prisma.sql`(select ${option.checkIn}::date - ${today}::date)`,
      ),
    ),
  )
}

/** Discounts of home `s` that the stay earns, in percent, as pricing takes them; 0 for none. */
const earned = Prisma.sql`
  case when stay.nights >= 28 and s.monthly_percent > 0 then s.monthly_percent
       when stay.nights >= 7 and s.weekly_percent > 0 then s.weekly_percent else 0 end`
const promotion = (length: Prisma.Sql): Prisma.Sql => Prisma.sql`
  case when ${length} > 0 and not stay.stacking then 0
       when s.intro_percent > 0 and s.intro_used < s.intro_first_n then s.intro_percent
       when s.last_minute_percent > 0 and stay.days_away between 0 and s.last_minute_days then s.last_minute_percent
       else 0 end`

/** What dates with their own price add to the nights of home `s` (negative when they are cheaper); a stay that may touch one looks at them. */
const overridden = Prisma.sql`
  case when coalesce(s.override_days && stay.span, true) then (
    select coalesce(sum(own.ore - case when extract(isodow from own.date) = any (stay.weekend_days) then s.weekend_ore
                                       else s.base_ore end), 0)
    from unnest(s.override_dates, s.override_ore) as own (date, ore)
    where own.date >= stay.check_in and own.date < stay.check_out
  ) else 0 end`

/**
 * `price`: what the stay costs at home `s` in all, øre, line by line as pricing quotes it (each share rounded half up;
 * nothing is negative, so whole-number division rounds down). Needs `stay` in scope. "offset 0" keeps the sum of the nights from
 * being computed again wherever a later line names it; the lines themselves are cheaper to repeat.
 */
const stayPrice = Prisma.sql`
  cross join lateral (
    select (stay.nights - stay.weekend) * s.base_ore::bigint + stay.weekend * s.weekend_ore::bigint + ${overridden} as nights,
      ${earned} as length_percent offset 0
  ) whole cross join lateral (
    select whole.nights - (whole.nights * whole.length_percent + 50) / 100 as nights,
      ${promotion(Prisma.sql`whole.length_percent`)} as percent
  ) shortened cross join lateral (
    select shortened.nights - (shortened.nights * shortened.percent + 50) / 100 as nights
  ) discounted cross join lateral (
    select (discounted.nights + (discounted.nights * stay.service + 50) / 100
      + case when s.cleaning_included then 0 else s.cleaning_ore end)::bigint as total
  ) price`

/** May the stay at home `s` cost at most this? Surely not where the home's floor is above it; two roundings are an øre. */
export const mayCostAtMost = ({ nights }: StayOptions, mostOre: number): Prisma.Sql =>
  Prisma.sql`s.floor_ore <= (${mostOre}::bigint + 1) / ${nights}::int`

/**
 * `stay` and `price` of home `s`: the one stay that was asked for, or of several that are free the cheapest, then the earliest. Where none
 * is free a home is left out by `cross` and has nulls by `left`.
 */
export const pricedStay = ({ options, own }: StayOptions, filter: StayFilter, join: 'cross' | 'left'): Prisma.Sql => {
  if (options.length === 1) return Prisma.sql`cross join stay ${stayPrice}`
  const best = Prisma.sql`lateral (
    select stay.* from stay ${stayPrice} where ${fits(filter, Prisma.sql`not ${takenOf({ own })} && stay.span`, Prisma.sql`stay.days_away`)}
    order by price.total, stay.check_in limit 1
  ) stay`
  return join === 'cross'
    ? Prisma.sql`cross join ${best} ${stayPrice}`
    : Prisma.sql`left join ${best} on true ${stayPrice}`
}
