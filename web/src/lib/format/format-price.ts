import { convertOre } from './convert-ore.ts'
import { formatDkk, formatKroner } from './format-money.ts'
import type { ShownCurrency } from './shown-currency.ts'

/** Formats prices in the currency that the person chose. Converted ones begin with ≈ (docs/product/money.md, Currencies). */
export interface PriceFormat {
  /** In whole units, for cards and lists. */
  price(dkk: number): string
  /** As `price`, for a pin on the map: the number alone in DKK. */
  pinPrice(dkk: number): string
  /** With decimals, for breakdowns. */
  exactPrice(dkk: number): string
  /** What is charged, in DKK, and the converted price after it. */
  dkkAndPrice(dkk: number): string
}

/** The ≈ stays with its amount. */
const about = '≈\u00a0'
const minus = (amount: number, text: string): string => (amount < 0 ? `−${text}` : text)

const danishPrices = (language: string): PriceFormat => {
  const number = new Intl.NumberFormat(language)
  const exact = (dkk: number): string => minus(dkk, formatDkk(Math.abs(dkk), language))
  return {
    price: (dkk) => formatKroner(dkk, language),
    pinPrice: (dkk) => number.format(Math.round(dkk)),
    exactPrice: exact,
    dkkAndPrice: exact,
  }
}

/** The prices of a language in a currency; in DKK for null. */
export const priceFormat = (language: string, currency: ShownCurrency | null): PriceFormat => {
  const danish = danishPrices(language)
  if (!currency) return danish
  const money = { style: 'currency', currency: currency.code } as const
  const whole = new Intl.NumberFormat(language, { ...money, maximumFractionDigits: 0 })
  const hundredths = new Intl.NumberFormat(language, { ...money, minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const converted = (dkk: number, unit: 'whole' | 'hundredth'): number =>
    Math.abs(convertOre(Math.round(dkk * 100), currency.dkkPerMillion, unit))
  const price = (dkk: number): string => `${about}${minus(dkk, whole.format(converted(dkk, 'whole')))}`
  const exactPrice = (dkk: number): string =>
    `${about}${minus(dkk, hundredths.format(converted(dkk, 'hundredth') / 100))}`
  return {
    price,
    pinPrice: price,
    exactPrice,
    dkkAndPrice: (dkk) => `${danish.exactPrice(dkk)} (${exactPrice(dkk)})`,
  }
}
