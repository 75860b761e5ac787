import { hostTermsVersion, noStayRules } from '@nordbo/contracts'
import { homeContent, pictureForm } from '../../src/index.ts'
import {
  forAdmins,
  forHosts,
  forUsers,
  onForeignContent,
  onForeignHome,
  onForeignList,
  onForeignRequest,
  type RouteCase,
} from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofHome = (rest: string) => (world: RouteWorld) => `/api/host/listings/${world.home.id}${rest}`

const ofDraft = (rest: string) => (world: RouteWorld) => `/api/host/drafts/${world.draft}${rest}`

/** Routes of hosts and admins: bookings, reservations, payouts, homes. */
export const hostRoutes: Record<string, RouteCase> = {
  'GET /api/host/bookings': { expected: forHosts(200) },
  'GET /api/host/bookings/:id': {
    expected: onForeignRequest(200),
    path: (world) => `/api/host/bookings/${world.toApprove}`,
  },
  'POST /api/host/bookings/:id/approve': {
    expected: onForeignRequest(200),
    path: (world) => `/api/host/bookings/${world.toApprove}/approve`,
  },
  'POST /api/host/bookings/:id/decline': {
    expected: onForeignRequest(200),
    path: (world) => `/api/host/bookings/${world.toDecline}/decline`,
    body: () => ({ reason: 'Vi bruger huset selv' }),
  },
  // The booking is an unpaid hold, which a host can neither cancel nor refund.
  'POST /api/host/bookings/:id/cancel': {
    expected: onForeignRequest(409),
    path: (world) => `/api/host/bookings/${world.held.id}/cancel`,
    body: () => ({}),
  },
  'POST /api/host/bookings/:id/refund': {
    expected: onForeignRequest(409),
    path: (world) => `/api/host/bookings/${world.held.id}/refund`,
    body: () => ({ amount: 1 }),
  },

  'GET /api/host/reservations': { expected: forHosts(200) },
  'GET /api/host/campaign': { expected: forHosts(200) },
  'GET /api/host/reservations.csv': { expected: forHosts(200) },
  'GET /api/host/reservations/:id': {
    expected: onForeignRequest(200),
    path: (world) => `/api/host/reservations/${world.held.id}`,
  },

  'GET /api/admin/campaigns/christmas': { expected: forAdmins(200) },
  'PUT /api/admin/campaigns/christmas': { expected: forAdmins(200), body: () => ({ running: false }) },
  'GET /api/admin/reconciliations': { expected: forAdmins(200) },
  'POST /api/admin/reconciliations': { expected: forAdmins(200) },
  'GET /api/admin/refunds': { expected: forAdmins(200) },

  'GET /api/host/payouts': { expected: forHosts(200) },
  // Nothing was paid yet, so there is no payout.
  'GET /api/host/payouts/:id': {
    expected: onForeignRequest(404),
    path: (world) => `/api/host/payouts/${world.held.id}`,
  },
  'GET /api/host/payouts/:id/statement.csv': {
    expected: onForeignRequest(404),
    path: (world) => `/api/host/payouts/${world.held.id}/statement.csv`,
  },
  'GET /api/host/payouts/:id/statement.pdf': {
    expected: onForeignRequest(404),
    path: (world) => `/api/host/payouts/${world.held.id}/statement.pdf`,
  },
  'POST /api/host/payout-account/onboarding': { expected: forHosts(200) },
  'POST /api/host/payout-account/refresh': { expected: forHosts(200) },

  'GET /api/host/listings': { expected: forUsers(200) },
  'POST /api/host/listings': { expected: forUsers(201), body: () => homeContent() },
  'PATCH /api/host/listings/:id': {
    expected: onForeignHome(200),
    path: ofHome(''),
    body: () => ({ description: 'En anden beskrivelse af huset, som kun værten må skrive.' }),
  },
  'PUT /api/host/listings/:id/rates': {
    expected: onForeignHome(200),
    path: ofHome('/rates'),
    body: () => ({ basePrice: 900, cleaningFee: 100, discounts: {} }),
  },
  'PATCH /api/host/listings/:id/rates': {
    expected: onForeignHome(200),
    path: ofHome('/rates'),
    body: () => ({ weekendPercent: 10 }),
  },
  'GET /api/host/listings/:id/editing': { expected: onForeignContent(200), path: ofHome('/editing') },
  'PUT /api/host/listings/:id/calendar/prices': {
    expected: onForeignHome(200),
    path: ofHome('/calendar/prices'),
    body: (world) => ({ dates: [world.freshDates().checkIn], price: 1_200 }),
  },
  'PUT /api/host/listings/:id/calendar/blocks': {
    expected: onForeignHome(200),
    path: ofHome('/calendar/blocks'),
    body: (world) => ({ dates: [world.freshDates().checkIn], blocked: true }),
  },
  'GET /api/host/listings/:id/stay-rules': { expected: onForeignHome(200), path: ofHome('/stay-rules') },
  'PUT /api/host/listings/:id/stay-rules': {
    expected: onForeignHome(200),
    path: ofHome('/stay-rules'),
    body: () => ({ rules: noStayRules, seen: 0 }),
  },
  'POST /api/host/listings/:id/photos': {
    expected: onForeignHome(201),
    path: ofHome('/photos'),
    body: () => pictureForm(40),
  },
  'POST /api/host/listings/:id/copy': { expected: onForeignHome(201), path: ofHome('/copy') },
  'GET /api/host/listings/:id/photos': { expected: onForeignHome(200), path: ofHome('/photos') },
  'PUT /api/host/listings/:id/photos/order': {
    expected: onForeignHome(409),
    path: ofHome('/photos/order'),
    body: () => ({ hashes: [] }),
  },
  'PATCH /api/host/listings/:id/photos/:hash': {
    expected: onForeignHome(200),
    path: (world) => ofHome(`/photos/${world.photo.hash}`)(world),
    body: () => ({ alt: 'Stuen', altEnglish: 'The living room' }),
  },
  // No photo has this name.
  'DELETE /api/host/listings/:id/photos/:hash': {
    expected: onForeignHome(200),
    path: ofHome(`/photos/${'0'.repeat(32)}`),
  },
  'POST /api/host/listings/:id/photos/:hash/restore': {
    expected: onForeignHome(404),
    path: ofHome(`/photos/${'0'.repeat(32)}/restore`),
  },

  'GET /api/host/drafts': { expected: forUsers(200) },
  'POST /api/host/drafts': { expected: forUsers(201), body: () => ({ answers: { title: 'Min nye bolig' } }) },
  'GET /api/host/drafts/:id': { expected: onForeignList, path: ofDraft('') },
  'PATCH /api/host/drafts/:id': {
    expected: onForeignList,
    path: ofDraft(''),
    body: () => ({ revision: 1, answers: { title: 'Nu er den min' } }),
  },
  // Deleting what is gone, or never was one's own, changes nothing.
  'DELETE /api/host/drafts/:id': { expected: forUsers(200), path: ofDraft('') },
  'POST /api/host/drafts/:id/publish': { expected: onForeignList, path: ofDraft('/publish') },
  'GET /api/host/terms': { expected: forUsers(200) },
  'POST /api/host/terms/accept': {
    expected: forUsers(200),
    body: () => ({ version: hostTermsVersion, terms: true, privacy: true, liability: true }),
  },
  'GET /api/host/addresses': { expected: forUsers(200), path: () => '/api/host/addresses?q=Skagen' },
  'GET /api/host/addresses/at': { expected: forUsers(200), path: () => '/api/host/addresses/at?lat=57.72&lng=10.58' },
  'GET /api/host/addresses/locate': {
    expected: forUsers(200),
    path: () => '/api/host/addresses/locate?line1=Fyrvej%2036&postalCode=9990&city=Skagen',
  },

  'POST /api/host/listings/:id/publish': { expected: onForeignHome(200), path: ofHome('/publish') },
  'POST /api/host/listings/:id/unpublish': {
    expected: onForeignHome(200),
    path: (world) => `/api/host/listings/${world.closingHome.id}/unpublish`,
  },
}
