import type { RateCard as Card, PriceOverride } from '@nordbo/contracts'
import type { PriceOverride as OverrideRow, RateCard as Row } from '../generated/prisma/client.ts'

/** The columns of a rate card without whose it is and when it changed. */
type CardColumns = Omit<Row, 'listingId' | 'revision' | 'changedAt'>

/** A stored rate card as the contract words it. */
export const toCard = (row: CardColumns): Card => ({
  baseOre: row.baseOre,
  weekendPercent: row.weekendPercent,
  cleaningIncluded: row.cleaningIncluded,
  cleaningOre: row.cleaningOre,
  discounts: {
    introPercent: row.introPercent,
    introFirstN: row.introFirstN,
    lastMinutePercent: row.lastMinutePercent,
    lastMinuteDays: row.lastMinuteDays,
    weeklyPercent: row.weeklyPercent,
    monthlyPercent: row.monthlyPercent,
  },
})

/** A rate card as it is stored. */
export const fromCard = ({ discounts, ...card }: Card): CardColumns => ({ ...card, ...discounts })

/** A date as Prisma stores it in a `date` column. */
export const toDateColumn = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** A stored override as the contract words it. */
export const toOverride = ({ date, priceOre }: Pick<OverrideRow, 'date' | 'priceOre'>): PriceOverride => ({
  date: date.toISOString().slice(0, 10),
  priceOre,
})
