import type { Answers } from '../api/replies.ts'

/** What the front page asks, in a market that is empty. */
export const frontPageAnswers = (): Answers => ({
  'GET /api/listings': { place: null, items: [], total: 0, totalCapped: false, priceBasis: 'night', nextCursor: null },
  'GET /api/categories': { items: [] },
  'GET /api/hotels': { items: [] },
  'GET /api/figures': { homes: 0, hosts: 0, rating: null, reviews: 0 },
})

/** What the overview of a host's dashboard asks, before the first stay. */
export const dashboardAnswers = (): Answers => ({
  'GET /api/host/overview': {
    ...{ pendingRequestsCount: 0, upcomingReservationsCount: 0, unreadThreadsCount: 0, monthRevenue: 0 },
    ...{ occupancyPctMonth: 0, avgRating: null, reviewCount: 0, months: [] },
  },
})
