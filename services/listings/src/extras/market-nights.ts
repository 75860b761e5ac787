import { proposalDays } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { fewestHomes } from './propose-price.ts'

/** The most homes that one is compared with: the nearest ones of its kind, country and size. */
const mostHomes = 50
/** Homes that sleep this many guests more or fewer are comparable. */
const guestsApart = 2

const nights = z.array(
  z.object({
    date: z.string(),
    currentOre: z.int(),
    medianOre: z.int(),
    takenPercent: z.int(),
    homes: z.int(),
    decidedOre: z.int().nullable(),
  }),
)
/** A free night of a home, beside what comparable homes cost that night. Amounts are øre. */
export type MarketNight = z.infer<typeof nights>[number]

/** The free nights of a home from `today` on; empty with too few comparable homes, or without a price. */
export const readMarketNights = async (
  reader: Pick<Tx, '$queryRaw'>,
  listingId: string,
  today: string,
): Promise<MarketNight[]> =>
  nights.parse(
    await reader.$queryRaw`
      with own as (
        select s.* from search_listing s where s.listing_id = ${listingId}::uuid and s.base_ore > 0
      ), comparable as (
        select s.* from search_listing s join own on s.country = own.country and s.subcategory = own.subcategory
        where s.active and s.base_ore > 0 and s.listing_id <> own.listing_id
          and s.max_guests between own.max_guests - ${guestsApart}::int and own.max_guests + ${guestsApart}::int
        order by (s.lat - own.lat) ^ 2 + ((s.lng - own.lng) * cos(radians(own.lat))) ^ 2, s.listing_id limit ${mostHomes}::int
      ), night as (
        select date::date as date, extract(isodow from date) = any (settings.weekend_nights) as weekend
        from search_settings settings, generate_series(${today}::date, ${today}::date + ${proposalDays - 1}::int, interval '1 day') date
      ), market as (
        select night.date, count(*)::int as homes,
          percentile_disc(0.5) within group (order by coalesce(
            (select ore from unnest(c.override_dates, c.override_ore) as o (date, ore) where o.date = night.date),
            case when night.weekend then c.weekend_ore else c.base_ore end))::int as median,
          round(100.0 * count(*) filter (where c.occ @> night.date) / count(*))::int as taken
        from night cross join comparable c group by night.date
      )
      select night.date::text as date, market.homes, market.median as "medianOre", market.taken as "takenPercent",
        coalesce(
          (select ore from unnest(own.override_dates, own.override_ore) as o (date, ore) where o.date = night.date),
          case when night.weekend then own.weekend_ore else own.base_ore end) as "currentOre",
        (select price_ore from decided_price d where d.listing_id = own.listing_id and d.date = night.date) as "decidedOre"
      from own cross join night join market on market.date = night.date
      where not own.occ @> night.date and market.homes >= ${fewestHomes}::int order by night.date`,
  )
