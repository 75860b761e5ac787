import type { Answers } from '../api/replies.ts'

/** What the front page asks, in a market without homes and hotels. */
export const emptyMarketAnswers = (): Answers => ({
  'GET /api/listings': { place: null, items: [], total: 0, totalCapped: false, priceBasis: 'night', nextCursor: null },
  'GET /api/hotels': { items: [] },
  'GET /api/categories': { items: [] },
  'GET /api/figures': { homes: 0, hosts: 0, rating: null, reviews: 0 },
})
