import { type DiscountKind, type Discounts, nightsBetween, percentOf } from '@nordbo/contracts'

/** Nights from which the weekly and the monthly discount apply (docs/product/money.md, Discounts). */
export const weeklyNights = 7
export const monthlyNights = 28

/** A discount that a stay earns. */
export interface EarnedDiscount {
  kind: DiscountKind
  percent: number
}

/** An earned discount with what it takes off, øre. */
export interface AppliedDiscount extends EarnedDiscount {
  amountOre: number
}

/** What decides the discounts of a stay. */
export interface DiscountFacts {
  checkIn: string
  checkOut: string
  /** Today's date in Copenhagen. */
  today: string
  discounts: Discounts
  /** Bookings that used the home's intro discount so far. */
  introUsed: number
  /** Whether a promotion is added to a length discount. */
  stacking: boolean
}

/**
 * The discounts of a stay in the order they apply: at most one for its length (monthly beats weekly), then at most one promotion
 * (intro while uses remain, else last minute) (docs/product/money.md, Discounts).
 */
export const earnedDiscounts = (stay: DiscountFacts): EarnedDiscount[] => {
  const length = lengthDiscount(stay)
  const promotion = length && !stay.stacking ? undefined : promotionOf(stay)
  return [length, promotion].filter((discount) => discount !== undefined)
}

/** The discount that a stay earns by its length alone. */
export const lengthDiscount = ({
  checkIn,
  checkOut,
  discounts,
}: Pick<DiscountFacts, 'checkIn' | 'checkOut' | 'discounts'>): EarnedDiscount | undefined => {
  const nights = nightsBetween(checkIn, checkOut)
  if (nights >= monthlyNights && discounts.monthlyPercent !== null)
    return { kind: 'monthly', percent: discounts.monthlyPercent }
  if (nights >= weeklyNights && discounts.weeklyPercent !== null)
    return { kind: 'weekly', percent: discounts.weeklyPercent }
  return undefined
}

const promotionOf = ({ checkIn, today, discounts, introUsed }: DiscountFacts): EarnedDiscount | undefined => {
  if (discounts.introPercent !== null && introUsed < discounts.introFirstN)
    return { kind: 'intro', percent: discounts.introPercent }
  const daysAway = nightsBetween(today, checkIn)
  if (discounts.lastMinutePercent !== null && daysAway >= 0 && daysAway <= discounts.lastMinuteDays)
    return { kind: 'last_minute', percent: discounts.lastMinutePercent }
  return undefined
}

/** Applies discounts in order, each to the amount that the previous one left, øre. */
export const applyDiscounts = (subtotalOre: number, earned: readonly EarnedDiscount[]): AppliedDiscount[] => {
  let remaining = subtotalOre
  return earned.map((discount) => {
    const amountOre = percentOf(remaining, discount.percent)
    remaining -= amountOre
    return { ...discount, amountOre }
  })
}
