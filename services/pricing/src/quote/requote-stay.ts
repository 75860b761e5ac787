import { type DiscountKind, lengthDiscountNights, nightsBetween, promotionOrder, type Quote } from '@nordbo/contracts'
import { applyDiscounts, type EarnedDiscount, lengthDiscount } from './discounts.ts'
import { feesOf } from './fees.ts'
import { sumOf } from './money.ts'
import { nightlyPrices } from './nightly-prices.ts'
import type { QuoteFacts } from './quote-stay.ts'

type Dates = Pick<QuoteFacts, 'card' | 'checkIn' | 'checkOut'>

const promotions: ReadonlySet<DiscountKind> = new Set<DiscountKind>(promotionOrder)

/** The length class of a stay: 0 below a week, 1 below a month, else 2. */
const lengthClass = (nights: number): number =>
  Object.values(lengthDiscountNights).filter((least) => nights >= least).length

/** The agreed length discount; in another length class the discount of the new length, by agreed percentages first. */
const lengthDiscountOf = (agreed: Quote, stay: Dates): EarnedDiscount | undefined => {
  const agreedOf = (kind: DiscountKind) => agreed.discounts.find((discount) => discount.kind === kind)
  const weekly = agreedOf('weekly')
  const monthly = agreedOf('monthly')
  if (lengthClass(nightsBetween(stay.checkIn, stay.checkOut)) === lengthClass(agreed.nights)) return monthly ?? weekly
  const { discounts } = stay.card
  const weeklyPercent = weekly?.percent ?? discounts.weeklyPercent
  const monthlyPercent = monthly?.percent ?? discounts.monthlyPercent
  return lengthDiscount({ ...stay, discounts: { ...discounts, weeklyPercent, monthlyPercent } })
}

/** The length discount, then the agreed promotion if discounts stack. */
const discountsOf = (agreed: Quote, stay: Dates): EarnedDiscount[] => {
  const length = lengthDiscountOf(agreed, stay)
  const promotion = agreed.discounts.find(({ kind }) => promotions.has(kind))
  const kept = length && !agreed.settings.discountStacking ? undefined : promotion
  return [length, kept].filter((discount) => discount !== undefined).map(({ kind, percent }) => ({ kind, percent }))
}

/**
 * The price of an agreed stay with other dates (docs/product/money.md, Quotes). Kept nights, percentages, cleaning and settings are the
 * agreed ones; added nights have today's rates.
 */
export const requoteStay = (agreed: Quote, stay: QuoteFacts): Quote => {
  const { settings, cleaningOre } = agreed
  const agreedPrice = new Map(agreed.nightly.map(({ date, priceOre }) => [date, priceOre]))
  const nightly = nightlyPrices(stay, stay.card, stay.overrides, settings.weekendNights).map(({ date, priceOre }) => ({
    date,
    priceOre: agreedPrice.get(date) ?? priceOre,
  }))
  const subtotalOre = sumOf(nightly.map(({ priceOre }) => priceOre))
  const discounts = applyDiscounts(subtotalOre, discountsOf(agreed, stay))
  const discountedOre = subtotalOre - sumOf(discounts.map(({ amountOre }) => amountOre))
  const { serviceFeeOre, platformFeeOre } = feesOf(discountedOre, cleaningOre, settings)
  return {
    ...agreed,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    nightly,
    subtotalOre,
    discounts,
    serviceFeeOre,
    totalOre: discountedOre + cleaningOre + serviceFeeOre,
    platformFeeOre,
    hostShareOre: discountedOre + cleaningOre - platformFeeOre,
    introUsed: discounts.some(({ kind }) => kind === 'intro') ? agreed.introUsed : null,
    ratesRevision: stay.ratesRevision,
  }
}
