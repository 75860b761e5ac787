import { homeContent, pictureForm } from '../../src/index.ts'
import { forAdmins, forHosts, forUsers, onForeignHome, onForeignRequest, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofHome = (rest: string) => (world: RouteWorld) => `/api/host/listings/${world.home.id}${rest}`

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
  'POST /api/host/listings/:id/photos': {
    expected: onForeignHome(201),
    path: ofHome('/photos'),
    body: () => pictureForm(40),
  },
  'POST /api/host/listings/:id/publish': { expected: onForeignHome(200), path: ofHome('/publish') },
  'POST /api/host/listings/:id/unpublish': {
    expected: onForeignHome(200),
    path: (world) => `/api/host/listings/${world.closingHome.id}/unpublish`,
  },
}
