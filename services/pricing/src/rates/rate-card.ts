import type { RateCard as Card, PriceOverride } from '@nordbo/contracts'
import type { PriceOverride as OverrideRow, RateCard as Row } from '../generated/prisma/client.ts'

/** The columns of a rate card that the host sets. */
type CardColumns = Omit<Row, 'listingId' | 'revision' | 'changedAt'>

/** Maps a stored rate card to the contract. */
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

/** Maps a rate card to its columns. */
export const toCardColumns = ({ discounts, ...card }: Card): CardColumns => ({ ...card, ...discounts })

/** A date as Prisma stores it in a `date` column. */
export const toDateColumn = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Maps a stored override to the contract. */
export const toOverride = ({ date, priceOre }: Pick<OverrideRow, 'date' | 'priceOre'>): PriceOverride => ({
  date: date.toISOString().slice(0, 10),
  priceOre,
})
