import type { ListingCard } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import type { AnswerOf } from '../api/routes.ts'

type Found = AnswerOf<'GET /api/listings'>

/** A page of found homes, which is all of them. */
export const foundHomes = (items: ListingCard[], changes: Partial<Found> = {}): Found => ({
  place: null,
  items,
  total: items.length,
  totalCapped: false,
  priceBasis: 'night',
  nextCursor: null,
  ...changes,
})

/** What the search page asks, with these homes found. */
export const searchAnswers = (items: ListingCard[]): Answers => ({
  'GET /api/listings': foundHomes(items),
  'GET /api/categories': { items: [] },
  'GET /api/saved-searches': { items: [] },
})
