import { Prisma } from '../../generated/prisma/client.ts'

/** `badge.kind` and `badge.percent` of home `s` from the conditions of each kind, by priority (docs/product/money.md, Discounts); null for none. */
const badge = (inForce: Record<'intro' | 'lastMinute' | 'weekly' | 'monthly', Prisma.Sql>): Prisma.Sql => Prisma.sql`
  cross join lateral (
    select case when s.intro_percent > 0 and s.intro_used < s.intro_first_n and ${inForce.intro} then 'intro'
                when s.last_minute_percent > 0 and ${inForce.lastMinute} then 'last_minute'
                when s.weekly_percent > 0 and ${inForce.weekly} then 'weekly'
                when s.monthly_percent > 0 and ${inForce.monthly} then 'monthly' end as kind offset 0
  ) picked cross join lateral (
    select picked.kind, case picked.kind when 'intro' then s.intro_percent when 'last_minute' then s.last_minute_percent
      when 'weekly' then s.weekly_percent when 'monthly' then s.monthly_percent end as percent
  ) badge`

const promotionAllowed = Prisma.sql`(stay.stacking or whole.length_percent = 0)`

/** The badge of home `s` for a stay: only what pricing would take off. Needs `stay` and the stay's price in scope. */
export const stayBadge = badge({
  intro: promotionAllowed,
  lastMinute: Prisma.sql`stay.days_away between 0 and s.last_minute_days and ${promotionAllowed}`,
  weekly: Prisma.sql`stay.nights >= 7 and (stay.nights < 28 or s.monthly_percent = 0)`,
  monthly: Prisma.sql`stay.nights >= 28`,
})

/** The badge without dates: what some stay at home `s` would earn. Last minute only while a night of its days is free. */
export const undatedBadge = (today: string): Prisma.Sql =>
  badge({
    intro: Prisma.sql`true`,
    lastMinute: Prisma.sql`not s.occ @> daterange(${today}::date, ${today}::date + s.last_minute_days, '[]')`,
    weekly: Prisma.sql`true`,
    monthly: Prisma.sql`true`,
  })
