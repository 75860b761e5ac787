import type { ListingId, PriceOverride, RateCard } from '@nordbo/contracts'
import type { SqlWriter } from '../../core/deps.ts'

/** A home's rates from pricing. */
export interface ListingRates {
  listingId: ListingId
  card: RateCard
  overrides: readonly PriceOverride[]
  revision: number
}

/** Price of a weekend night, øre, rounded half up as in quotes. A test compares the search's totals with quotes (test/stay-totals.test.ts). */
const weekendOre = ({ baseOre, weekendPercent }: RateCard): number =>
  Math.floor((baseOre * (100 + weekendPercent) + 50) / 100)

/**
 * A lower bound of a stay's price per night, øre: the cheapest night with the largest length discount and the largest promotion. With it
 * a search by total skips homes that are surely too expensive without computing their totals.
 */
export const floorOre = ({ baseOre, discounts }: RateCard, overrides: readonly PriceOverride[]): number => {
  const cheapest = Math.min(baseOre, ...overrides.map(({ priceOre }) => priceOre))
  const length = Math.max(discounts.weeklyPercent ?? 0, discounts.monthlyPercent ?? 0)
  const promotion = Math.max(discounts.introPercent ?? 0, discounts.lastMinutePercent ?? 0)
  return Math.floor((cheapest * (100 - length) * (100 - promotion)) / 10_000)
}

/** Stores a home's rates for search. Older revisions are ignored. The home itself may be indexed later. */
export const storeRates = (tx: SqlWriter, { listingId, card, overrides, revision }: ListingRates) => {
  const { discounts } = card
  const dates = overrides.map(({ date }) => date)
  const amounts = overrides.map(({ priceOre }) => priceOre)
  return tx.$executeRaw`
    insert into search_listing as known (
      listing_id, base_ore, floor_ore, weekend_percent, weekend_ore, cleaning_included, cleaning_ore, intro_percent, intro_first_n,
      last_minute_percent, last_minute_days, weekly_percent, monthly_percent, override_dates, override_ore, override_days,
      rates_revision)
    values (
      ${listingId}::uuid, ${card.baseOre}, ${floorOre(card, overrides)}, ${card.weekendPercent}, ${weekendOre(card)}, ${card.cleaningIncluded},
      ${card.cleaningOre}, ${discounts.introPercent ?? 0}, ${discounts.introFirstN}, ${discounts.lastMinutePercent ?? 0},
      ${discounts.lastMinuteDays}, ${discounts.weeklyPercent ?? 0}, ${discounts.monthlyPercent ?? 0}, ${dates}::date[],
      ${amounts}::int[], (select coalesce(range_agg(daterange(date, date + 1)), '{}') from unnest(${dates}::date[]) as date),
      ${revision})
    on conflict (listing_id) do update set
      (base_ore, floor_ore, weekend_percent, weekend_ore, cleaning_included, cleaning_ore, intro_percent, intro_first_n,
       last_minute_percent, last_minute_days, weekly_percent, monthly_percent, override_dates, override_ore,
       override_days, rates_revision)
      = (excluded.base_ore, excluded.floor_ore, excluded.weekend_percent, excluded.weekend_ore, excluded.cleaning_included,
         excluded.cleaning_ore, excluded.intro_percent, excluded.intro_first_n, excluded.last_minute_percent,
         excluded.last_minute_days, excluded.weekly_percent, excluded.monthly_percent, excluded.override_dates,
         excluded.override_ore, excluded.override_days, excluded.rates_revision)
      where known.rates_revision <= excluded.rates_revision`
}
