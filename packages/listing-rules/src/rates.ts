import { z } from 'zod'
import { limits } from './limits.ts'
import { within } from './within.ts'

/** Base price of a night: 100 to 50,000 DKK (docs/product/money.md, Night prices). */
export const NightPriceOre = within(limits.baseOre)

/** The four discounts of a listing; null is off (docs/product/money.md, Discounts). */
export const Discounts = z.object({
  introPercent: within(limits.introPercent).nullable().default(null),
  introFirstN: within(limits.introFirstN).default(3),
  lastMinutePercent: within(limits.lastMinutePercent).nullable().default(null),
  lastMinuteDays: within(limits.lastMinuteDays).default(14),
  weeklyPercent: within(limits.weeklyPercent).nullable().default(null),
  monthlyPercent: within(limits.monthlyPercent).nullable().default(null),
})
export type Discounts = z.infer<typeof Discounts>

/** The prices of a listing. */
export const RateCard = z.object({
  /** Price of a weekday night, øre. */
  baseOre: NightPriceOre,
  /** Markup of weekend nights, percent. */
  weekendPercent: within(limits.weekendPercent).default(0),
  cleaningIncluded: z.boolean().default(false),
  /** Charged once per stay, øre, at most 50,000 DKK; not charged if cleaning is included. */
  cleaningOre: within(limits.cleaningOre).default(0),
  discounts: Discounts,
})
export type RateCard = z.infer<typeof RateCard>

const discountFields = z.object({
  introPercent: Discounts.shape.introPercent.unwrap(),
  introFirstN: Discounts.shape.introFirstN.unwrap(),
  lastMinutePercent: Discounts.shape.lastMinutePercent.unwrap(),
  lastMinuteDays: Discounts.shape.lastMinuteDays.unwrap(),
  weeklyPercent: Discounts.shape.weeklyPercent.unwrap(),
  monthlyPercent: Discounts.shape.monthlyPercent.unwrap(),
})

/** A change of some prices of a listing. Absent fields stay unchanged, also within the discounts. */
export const RatePatch = z
  .object({
    baseOre: RateCard.shape.baseOre,
    weekendPercent: RateCard.shape.weekendPercent.unwrap(),
    cleaningIncluded: RateCard.shape.cleaningIncluded.unwrap(),
    cleaningOre: RateCard.shape.cleaningOre.unwrap(),
    discounts: discountFields.partial(),
  })
  .partial()
export type RatePatch = z.infer<typeof RatePatch>
