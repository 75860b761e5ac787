import { weekday } from './dates.ts'

/** What the price of a night is chosen from. All prices are in the same unit. */
export interface NightPrices {
  base: number
  /** A weekend night without an override. */
  weekend: number
  /** ISO weekdays of the dates on which weekend nights begin. */
  weekendNights: readonly number[]
}

/** The price of the night that begins on a date: an override beats the weekend, which beats the base (docs/product/money.md, Night prices). */
export const nightPrice = (
  { base, weekend, weekendNights }: NightPrices,
  date: string,
  override: number | undefined,
): number => override ?? (weekendNights.includes(weekday(date)) ? weekend : base)
