import { type FeeSettings, nightsBetween, type PriceOverride, type Quote, type RateCard } from '@nordbo/contracts'
import { applyDiscounts, earnedDiscounts } from './discounts.ts'
import { feesOf } from './fees.ts'
import { sumOf } from './money.ts'
import { nightlyPrices } from './nightly-prices.ts'

/** Everything that the price of a stay depends on. */
export interface QuoteFacts {
  listingId: Quote['listingId']
  checkIn: string
  /** After `checkIn`; the caller has checked it. */
  checkOut: string
  card: RateCard
  /** Must include those of the stay's nights. */
  overrides: readonly PriceOverride[]
  settings: FeeSettings
  /** Bookings that used the home's intro discount so far. */
  introUsed: number
  /** Today's date in Copenhagen. */
  today: string
  /** Revision of the rates. */
  ratesRevision: number
}

/** The price of a stay: nights, discounts, cleaning and fees, each line rounded once, half up (docs/product/money.md, Quotes). */
export const quoteStay = (stay: QuoteFacts): Quote => {
  const { card, settings, introUsed, checkIn, checkOut } = stay
  const nightly = nightlyPrices(stay, card, stay.overrides, settings.weekendNights)
  const subtotalOre = sumOf(nightly.map(({ priceOre }) => priceOre))
  const earned = earnedDiscounts({ ...stay, discounts: card.discounts, stacking: settings.discountStacking })
  const discounts = applyDiscounts(subtotalOre, earned)
  const discountedOre = subtotalOre - sumOf(discounts.map(({ amountOre }) => amountOre))
  const cleaningOre = card.cleaningIncluded ? 0 : card.cleaningOre
  const { serviceFeeOre, platformFeeOre } = feesOf(discountedOre, cleaningOre, settings)
  return {
    listingId: stay.listingId,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    nightly,
    subtotalOre,
    discounts,
    cleaningOre,
    serviceFeeOre,
    totalOre: discountedOre + cleaningOre + serviceFeeOre,
    platformFeeOre,
    hostShareOre: discountedOre + cleaningOre - platformFeeOre,
    settings,
    introUsed: discounts.some(({ kind }) => kind === 'intro') ? introUsed : null,
    ratesRevision: stay.ratesRevision,
  }
}
