import type { HostOverview, Reservation } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { frontPageAnswers } from './front-page.ts'
import { aReservation } from './stays.ts'

/** A host's overview: before the first booking, with a year of months without one. */
export const anOverview = (changes: Partial<HostOverview> = {}): HostOverview => ({
  pendingRequestsCount: 0,
  upcomingReservationsCount: 0,
  unreadThreadsCount: 0,
  monthRevenue: 0,
  occupancyPctMonth: 0,
  avgRating: null,
  reviewCount: 0,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: at < 7 ? `2030-${String(at + 6).padStart(2, '0')}` : `2031-${String(at - 6).padStart(2, '0')}`,
    revenue: 0,
    occupancyPct: 0,
    bookedNights: 0,
    openNights: 30,
  })),
  ...changes,
})

/** What the pages of a host without homes, requests and campaign ask, and the front page that guests are sent to. */
export const hostAnswers = (): Answers => ({
  ...frontPageAnswers(),
  'GET /api/host/overview': anOverview(),
  'GET /api/host/listings': { items: [] },
  'GET /api/host/drafts': { items: [] },
  'GET /api/host/campaign': { campaign: null },
  'GET /api/host/bookings': {
    items: [],
    counts: { pending: 0, approved: 0, declined: 0, expired: 0 },
    nextCursor: null,
  },
  'GET /api/host/alterations': { items: [] },
  'GET /api/host/ended-stays': { items: [] },
  'GET /api/hosting/terms': { platformFeePercent: 10, serviceFeePercent: 15, releaseHours: 24 },
})

/** A request that waits for its host. */
export const aHostsRequest = (changes: Partial<Reservation> = {}): Reservation =>
  aReservation({
    status: 'pending_request',
    mode: 'request',
    confirmedAt: null,
    approvalExpiresAt: '2031-05-15T07:58:00.000Z',
    actions: ['approve', 'decline'],
    ...changes,
  })

/** The host's requests of one tab; the other tabs have none. */
export const requestsOf = (tab: 'pending' | 'approved' | 'declined' | 'expired', ...items: Reservation[]) => ({
  items,
  counts: { pending: 0, approved: 0, declined: 0, expired: 0, [tab]: items.length },
  nextCursor: null,
})
