import { copenhagenDate, type ListingCard } from '@nordbo/contracts'
import { appendFields } from '@nordbo/service-kit'
import { Prisma } from '../../generated/prisma/client.ts'
import type { StoredCard } from '../index/listing-document.ts'
import { shownRating } from '../index/shown-rating.ts'
import { publicLastBooked } from './last-booked.ts'

/** A row of a query for cards. `card` is the stored card as an object or as JSON text. */
export interface CardRow<Card = StoredCard> {
  card: Card
  nightOre: number
  ratingSum: number
  ratingCount: number
  totalOre: number | null
  checkIn: string | null
  checkOut: string | null
  loved: boolean
  /** The first date on which it can be a guest favourite. */
  favouriteFrom: string
  /** Milliseconds since 1970. */
  lastBookedMs: number | null
  badgeKind: 'intro' | 'last_minute' | 'weekly' | 'monthly' | null
  badgePercent: number | null
}

/** The columns of every card, with or without dates. Needs the search row `s` and `badge` in scope. */
export const commonCardColumns = Prisma.sql`
  s.base_ore as "nightOre", s.rating_sum as "ratingSum", s.rating_count as "ratingCount", s.loved,
  s.favourite_from::text as "favouriteFrom", (extract(epoch from s.last_booked_at) * 1000)::float8 as "lastBookedMs",
  badge.kind as "badgeKind", badge.percent as "badgePercent"`

/** The columns of a card's stay and its total. Needs `stay` and `price` in scope. */
export const stayColumns = Prisma.sql`
  price.total::float8 as "totalOre", stay.check_in::text as "checkIn", stay.check_out::text as "checkOut"`

/** The same columns for a card without dates. */
export const noStayColumns = Prisma.sql`null::float8 as "totalOre", null::text as "checkIn", null::text as "checkOut"`

/** All columns of a card without dates. Needs the document `d` in scope as well. */
export const cardColumns = Prisma.sql`d.card, ${commonCardColumns}, ${noStayColumns}`

/** The computed fields of a card, with or without dates. */
export const computedFields = (row: Omit<CardRow, 'card' | 'totalOre' | 'checkIn' | 'checkOut'>, now: Date) => ({
  nightOre: row.nightOre,
  rating: shownRating(row.ratingSum, row.ratingCount),
  reviewCount: row.ratingCount,
  guestFavourite: row.loved && row.favouriteFrom <= copenhagenDate(now),
  lastBookedAt: publicLastBooked(row.lastBookedMs, now),
  badge:
    row.badgeKind !== null && row.badgePercent !== null ? { kind: row.badgeKind, percent: row.badgePercent } : null,
})

/** The stay of a card and its total. */
const stayOf = ({ totalOre, checkIn, checkOut }: Pick<CardRow, 'totalOre' | 'checkIn' | 'checkOut'>) => ({
  totalOre,
  stay: checkIn !== null && checkOut !== null ? { checkIn, checkOut } : null,
})

/** Maps a row to a card. */
export const toCard = ({ card, ...row }: CardRow, now: Date): ListingCard => ({
  ...card,
  ...computedFields(row, now),
  ...stayOf(row),
})

/** Maps a row to the JSON of a card. It appends to the stored text, which saves parsing large pages of cards. */
export const cardJson = ({ card, ...row }: CardRow<string>, now: Date): string =>
  appendFields(card, { ...computedFields(row, now), ...stayOf(row) } satisfies Omit<ListingCard, keyof StoredCard>)
