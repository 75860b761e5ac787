import { copenhagenDate, type ListingCard } from '@nordbo/contracts'
import { appendFields } from '@nordbo/service-kit'
import { Prisma } from '../../generated/prisma/client.ts'
import type { StoredCard } from '../index/listing-document.ts'
import { shownRating } from '../index/shown-rating.ts'
import { publicLastBooked } from './last-booked.ts'

/** What a query answers of a card; `s` is the search row, `d` the document, `badge` in scope. The stored card itself, or its text. */
export interface CardRow<Card = StoredCard> {
  card: Card
  nightOre: number
  ratingSum: number
  ratingCount: number
  totalOre: number | null
  checkIn: string | null
  checkOut: string | null
  loved: boolean
  /** Date from which it can be a favourite. */
  favouriteFrom: string
  /** Milliseconds since 1970. */
  lastBookedMs: number | null
  badgeKind: 'intro' | 'last_minute' | 'weekly' | 'monthly' | null
  badgePercent: number | null
}

/** What every card's query answers of `s` and `badge`, whatever the dates. */
export const commonCardColumns = Prisma.sql`
  s.base_ore as "nightOre", s.rating_sum as "ratingSum", s.rating_count as "ratingCount", s.loved,
  s.favourite_from::text as "favouriteFrom", (extract(epoch from s.last_booked_at) * 1000)::float8 as "lastBookedMs",
  badge.kind as "badgeKind", badge.percent as "badgePercent"`

/** Which stay a card is about and what it costs; `stay` and `price` are in scope. */
export const stayColumns = Prisma.sql`
  price.total::float8 as "totalOre", stay.check_in::text as "checkIn", stay.check_out::text as "checkOut"`

/** The same without dates. */
export const noStayColumns = Prisma.sql`null::float8 as "totalOre", null::text as "checkIn", null::text as "checkOut"`

/** The columns of a card without dates. */
export const cardColumns = Prisma.sql`d.card, ${commonCardColumns}, ${noStayColumns}`

/** What a card shows beyond what is stored ready made, whatever the dates. */
export const computedFields = (row: Omit<CardRow, 'card' | 'totalOre' | 'checkIn' | 'checkOut'>, now: Date) => ({
  nightOre: row.nightOre,
  rating: shownRating(row.ratingSum, row.ratingCount),
  reviewCount: row.ratingCount,
  guestFavourite: row.loved && row.favouriteFrom <= copenhagenDate(now),
  lastBookedAt: publicLastBooked(row.lastBookedMs, now),
  badge:
    row.badgeKind !== null && row.badgePercent !== null ? { kind: row.badgeKind, percent: row.badgePercent } : null,
})

/** What a stay costs, and which it is. */
const stayOf = ({ totalOre, checkIn, checkOut }: Pick<CardRow, 'totalOre' | 'checkIn' | 'checkOut'>) => ({
  totalOre,
  stay: checkIn !== null && checkOut !== null ? { checkIn, checkOut } : null,
})

/** A card as guests see it. */
export const toCard = ({ card, ...row }: CardRow, now: Date): ListingCard => ({
  ...card,
  ...computedFields(row, now),
  ...stayOf(row),
})

/** The same as JSON, around the stored text: a page of cards is large, and nobody here reads it. */
export const cardJson = ({ card, ...row }: CardRow<string>, now: Date): string =>
  appendFields(card, { ...computedFields(row, now), ...stayOf(row) } satisfies Omit<ListingCard, keyof StoredCard>)
