import type { Answers } from '../api/replies.ts'
import { foundHomes } from './search-answers.ts'

type Cards = Parameters<typeof foundHomes>[0]

/** What the front page asks: these homes, no hotels, no categories. */
export const frontPageAnswers = (cards: Cards = []): Answers => ({
  'GET /api/listings': foundHomes(cards),
  'GET /api/hotels': { items: [] },
  'GET /api/categories': { items: [] },
  'GET /api/figures': { homes: 120, hosts: 40, rating: 4.7, reviews: 310 },
})

/** What the overview of a host's dashboard asks, before the first stay. */
export const dashboardAnswers = (): Answers => ({
  'GET /api/host/overview': {
    ...{ pendingRequestsCount: 0, upcomingReservationsCount: 0, unreadThreadsCount: 0, monthRevenue: 0 },
    ...{ occupancyPctMonth: 0, avgRating: null, reviewCount: 0, months: [] },
  },
})
