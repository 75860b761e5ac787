import type { ListingDetail } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { anAvailableQuote } from './stays.ts'

/** What a home's own page asks: all dates free, no reviews, no homes nearby, and the price of samples. */
export const homeAnswers = (home: ListingDetail): Answers => ({
  'GET /api/listings/{id}': home,
  'GET /api/listings/{id}/availability': { unavailable: [], own: [], rules: null },
  'GET /api/listings/{id}/nearby': { items: [] },
  'GET /api/listings/{id}/reviews': { items: [], nextCursor: null, total: 0 },
  'POST /api/quotes': anAvailableQuote({ listingId: home.id }),
})
