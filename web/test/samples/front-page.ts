import type { Answers } from '../api/replies.ts'
import { aCard } from './homes.ts'
import { foundHomes } from './search-answers.ts'

/** What the front page asks: one home, no hotels, no categories. */
export const frontAnswers = (): Answers => ({
  'GET /api/listings': foundHomes([aCard()]),
  'GET /api/hotels': { items: [] },
  'GET /api/categories': { items: [] },
  'GET /api/figures': { homes: 120, hosts: 40, rating: 4.7, reviews: 310 },
})
