import { nightPrice, nightsOf, type PriceOverride, percentOf, type RateCard } from '@nordbo/contracts'

/** What one night costs before discounts, øre. */
export interface NightPrice {
  date: string
  priceOre: number
}

/** Price of a weekend night without an override, øre. */
export const weekendOre = (card: Pick<RateCard, 'baseOre' | 'weekendPercent'>): number =>
  card.baseOre + percentOf(card.baseOre, card.weekendPercent)

/**
 * Price of every night of [checkIn, checkOut): an override of the date beats the weekend markup, which beats the base.
 * `weekendNights` are ISO weekdays of the date on which a night begins.
 */
export const nightlyPrices = (
  stay: { checkIn: string; checkOut: string },
  card: Pick<RateCard, 'baseOre' | 'weekendPercent'>,
  overrides: readonly PriceOverride[],
  weekendNights: readonly number[],
): NightPrice[] => {
  const overrideOf = new Map(overrides.map(({ date, priceOre }) => [date, priceOre]))
  const prices = { base: card.baseOre, weekend: weekendOre(card), weekendNights }
  return nightsOf(stay.checkIn, stay.checkOut).map((date) => ({
    date,
    priceOre: nightPrice(prices, date, overrideOf.get(date)),
  }))
}
