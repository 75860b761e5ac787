import { type DiscountKind, lengthDiscountNights, lengthDiscountOrder, promotionOrder } from '@nordbo/contracts'
import { Prisma } from '../../generated/prisma/client.ts'

/** Percentage of each discount of home `s`; 0 where it is off. */
export const discountPercent: Record<DiscountKind, Prisma.Sql> = {
  weekly: Prisma.sql`s.weekly_percent`,
  monthly: Prisma.sql`s.monthly_percent`,
  intro: Prisma.sql`s.intro_percent`,
  last_minute: Prisma.sql`s.last_minute_percent`,
}

/** Condition: home `s` offers the discount for some dates. */
export const isOffered: Record<DiscountKind, Prisma.Sql> = {
  weekly: Prisma.sql`s.weekly_percent > 0`,
  monthly: Prisma.sql`s.monthly_percent > 0`,
  intro: Prisma.sql`s.intro_percent > 0 and s.intro_used < s.intro_first_n`,
  last_minute: Prisma.sql`s.last_minute_percent > 0`,
}

/** The threshold is a literal, so that the planner sees it. */
const hasNights = (kind: keyof typeof lengthDiscountNights): Prisma.Sql =>
  Prisma.sql`stay.nights >= ${Prisma.raw(String(lengthDiscountNights[kind]))}`

/** Condition: `stay` has the nights or the date that the discount requires. */
export const fitsStay: Record<DiscountKind, Prisma.Sql> = {
  weekly: hasNights('weekly'),
  monthly: hasNights('monthly'),
  intro: Prisma.sql`true`,
  last_minute: Prisma.sql`stay.days_away between 0 and s.last_minute_days`,
}

/** `when … then …` for each discount, in the order of precedence. */
const inOrder = (kinds: readonly DiscountKind[]): Prisma.Sql =>
  Prisma.join(
    kinds.map((kind) => Prisma.sql`when ${fitsStay[kind]} and ${isOffered[kind]} then ${discountPercent[kind]}`),
    ' ',
  )

/** The length discount of the stay at home `s`, percent; 0 for none. As `lengthDiscount` of services/pricing/src/quote/discounts.ts. */
export const lengthPercent = Prisma.sql`case ${inOrder(lengthDiscountOrder)} else 0 end`

/** The promotion after a length discount, percent; 0 for none. As `promotionOf` of services/pricing/src/quote/discounts.ts. */
export const promotionPercent = (length: Prisma.Sql): Prisma.Sql => Prisma.sql`
  case when ${length} > 0 and not stay.stacking then 0 ${inOrder(promotionOrder)} else 0 end`

/**
 * A share of an amount, rounded half up. As `percentOf` of packages/contracts/src/values/money.ts; no amount is negative, so whole-number division
 * rounds down.
 */
export const shareOf = (amount: Prisma.Sql, percent: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${amount} * ${percent} + 50) / 100`
