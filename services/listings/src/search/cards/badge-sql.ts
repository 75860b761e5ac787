import type { DiscountKind } from '@nordbo/contracts'
import { Prisma } from '../../generated/prisma/client.ts'
import { discountPercent, fitsStay, isOffered } from '../stay/discount-sql.ts'

/** Which discount a card shows if several apply, by priority (docs/product/money.md, Discounts). */
const priority = ['intro', 'last_minute', 'weekly', 'monthly'] as const satisfies DiscountKind[]

/** Joins `badge.kind` and `badge.percent` of home `s`: the first offered kind whose condition holds; nulls for none. */
const badge = (applies: Record<DiscountKind, Prisma.Sql>): Prisma.Sql => {
  const name = (kind: DiscountKind): Prisma.Sql => Prisma.raw(`'${kind}'`)
  const cases = priority.map((kind) => Prisma.sql`when ${isOffered[kind]} and ${applies[kind]} then ${name(kind)}`)
  const percents = priority.map((kind) => Prisma.sql`when ${name(kind)} then ${discountPercent[kind]}`)
  return Prisma.sql`
  cross join lateral (
    select case ${Prisma.join(cases, ' ')} end as kind offset 0
  ) picked cross join lateral (
    select picked.kind, case picked.kind ${Prisma.join(percents, ' ')} end as percent
  ) badge`
}

const promotionAllowed = Prisma.sql`(stay.stacking or whole.length_percent = 0)`

/** The badge of home `s` for a stay: a discount that its quote has. Needs `stay` and the stay's price in scope. */
export const stayBadge = badge({
  intro: promotionAllowed,
  last_minute: Prisma.sql`${fitsStay.last_minute} and ${promotionAllowed}`,
  // The monthly discount has precedence over the weekly one.
  weekly: Prisma.sql`${fitsStay.weekly} and not (${fitsStay.monthly} and ${isOffered.monthly})`,
  monthly: fitsStay.monthly,
})

/** The badge without dates: a discount that some stay at home `s` has. Last minute only while one of its days is free. */
export const undatedBadge = (today: string): Prisma.Sql =>
  badge({
    intro: Prisma.sql`true`,
    last_minute: Prisma.sql`not s.occ @> daterange(${today}::date, ${today}::date + s.last_minute_days, '[]')`,
    weekly: Prisma.sql`true`,
    monthly: Prisma.sql`true`,
  })
