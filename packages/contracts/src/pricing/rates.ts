import { z } from 'zod'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'

/** Base price of a night: 100 to 50,000 DKK (docs/product/money.md, Night prices). */
export const NightPriceOre = z.int().min(100_00).max(50_000_00)

/** The four discounts of a listing; null is off (docs/product/money.md, Discounts). */
export const Discounts = z.object({
  introPercent: z.int().min(1).max(100).nullable().default(null),
  introFirstN: z.int().min(1).max(10).default(3),
  lastMinutePercent: z.int().min(1).max(50).nullable().default(null),
  lastMinuteDays: z.int().min(1).max(30).default(14),
  weeklyPercent: z.int().min(1).max(50).nullable().default(null),
  monthlyPercent: z.int().min(1).max(70).nullable().default(null),
})
export type Discounts = z.infer<typeof Discounts>

/** The prices of a listing. */
export const RateCard = z.object({
  /** Price of a weekday night, øre. */
  baseOre: NightPriceOre,
  /** Markup of weekend nights, percent. */
  weekendPercent: z.int().min(0).max(99).default(0),
  cleaningIncluded: z.boolean().default(false),
  /** Charged once per stay, øre, at most 50,000 DKK; not charged if cleaning is included. */
  cleaningOre: z.int().min(0).max(50_000_00).default(0),
  discounts: Discounts,
})
export type RateCard = z.infer<typeof RateCard>

/** A price for one date, which replaces base price and weekend markup. */
export const PriceOverride = z.object({ date: CalendarDate, priceOre: NightPriceOre })
export type PriceOverride = z.infer<typeof PriceOverride>

/** A listing's rates as its host sees them. */
export const Rates = z.object({
  listingId: ListingId,
  hostId: UserId,
  card: RateCard,
  overrides: z.array(PriceOverride),
  revision: z.int(),
})
