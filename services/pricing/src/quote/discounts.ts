import {
  type DiscountKind,
  type Discounts,
  lengthDiscountNights,
  lengthDiscountOrder,
  nightsBetween,
  percentOf,
  promotionOrder,
} from '@nordbo/contracts'

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

/** The first kind in order that has a percentage. */
const firstEarned = <K extends DiscountKind>(
  order: readonly K[],
  percentOfKind: (kind: K) => number | null,
): EarnedDiscount | undefined => {
  for (const kind of order) {
    const percent = percentOfKind(kind)
    if (percent !== null) return { kind, percent }
  }
  return undefined
}

/** The discount for the length of a stay; search's SQL does the same in services/listings/src/search/stay/discount-sql.ts. */
export const lengthDiscount = ({
  checkIn,
  checkOut,
  discounts,
}: Pick<DiscountFacts, 'checkIn' | 'checkOut' | 'discounts'>): EarnedDiscount | undefined => {
  const nights = nightsBetween(checkIn, checkOut)
  const percents = { weekly: discounts.weeklyPercent, monthly: discounts.monthlyPercent }
  return firstEarned(lengthDiscountOrder, (kind) => (nights >= lengthDiscountNights[kind] ? percents[kind] : null))
}

/** The promotion that a stay earns; search's SQL does the same in services/listings/src/search/stay/discount-sql.ts. */
const promotionOf = ({ checkIn, today, discounts, introUsed }: DiscountFacts): EarnedDiscount | undefined => {
  const daysAway = nightsBetween(today, checkIn)
  const percents = {
    intro: introUsed < discounts.introFirstN ? discounts.introPercent : null,
    last_minute: daysAway >= 0 && daysAway <= discounts.lastMinuteDays ? discounts.lastMinutePercent : null,
  }
  return firstEarned(promotionOrder, (kind) => percents[kind])
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
