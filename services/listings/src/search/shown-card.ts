import type { ListingCard } from '@nordbo/contracts'
import { withFields } from '@nordbo/service-kit'
import { Prisma } from '../generated/prisma/client.ts'
import type { StoredCard } from './ready-made.ts'

/** What a query answers of a card; `s` is the search row, `d` the document, `badge` in scope. The stored card itself, or its text. */
export interface CardRow<Card = StoredCard> {
  card: Card
  nightOre: number
  ratingSum: number
  ratingCount: number
  totalOre: number | null
  badgeKind: 'intro' | 'last_minute' | 'weekly' | 'monthly' | null
  badgePercent: number | null
}

/** The columns of a card without dates. */
export const cardColumns = Prisma.sql`
  d.card, s.base_ore as "nightOre", s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
  null::float8 as "totalOre", badge.kind as "badgeKind", badge.percent as "badgePercent"`

/** The mean of reviews as it is shown: rounded half up to a tenth; null without any. */
export const shownRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10

/** What a card shows beyond what is stored ready made. */
export const computedOf = ({
  nightOre,
  ratingSum,
  ratingCount,
  badgeKind,
  badgePercent,
}: Omit<CardRow, 'card' | 'totalOre'>) => ({
  nightOre,
  rating: shownRating(ratingSum, ratingCount),
  reviewCount: ratingCount,
  badge: badgeKind !== null && badgePercent !== null ? { kind: badgeKind, percent: badgePercent } : null,
})

/** A card as guests see it. */
export const shownCard = ({ card, totalOre, ...row }: CardRow): ListingCard => ({
  ...card,
  ...computedOf(row),
  totalOre,
})

/** The same as JSON, around the stored text: a page of cards is large, and nobody here reads it. */
export const cardJson = ({ card, totalOre, ...row }: CardRow<string>): string =>
  withFields(card, { ...computedOf(row), totalOre } satisfies Omit<ListingCard, keyof StoredCard>)
