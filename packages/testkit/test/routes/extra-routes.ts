import { all, onForeignHome, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofHome = (rest: string) => (world: RouteWorld) => `/api/host/listings/${world.home.id}${rest}`
const prices = (world: RouteWorld) => ({ prices: [{ date: world.freshDates().checkIn, price: 1_000 }] })

/** Routes of what a host pays for by the month. */
export const extraRoutes: Record<string, RouteCase> = {
  'GET /api/host/listings/:id/extras': { expected: onForeignHome(200), path: ofHome('/extras') },
  // An administrator may switch off, and never on.
  'PUT /api/host/listings/:id/extras/:code': {
    expected: onForeignHome(200),
    path: ofHome('/extras/FEATURED'),
    body: () => ({ enabled: false }),
  },
  'POST /api/host/listings/:id/extras/portal': { expected: onForeignHome(403), path: ofHome('/extras/portal') },
  // The home has no smart pricing.
  'GET /api/host/listings/:id/price-proposals': { expected: onForeignHome(403), path: ofHome('/price-proposals') },
  'POST /api/host/listings/:id/price-proposals/accept': {
    expected: onForeignHome(403),
    path: ofHome('/price-proposals/accept'),
    body: prices,
  },
  'POST /api/host/listings/:id/price-proposals/dismiss': {
    expected: onForeignHome(403),
    path: ofHome('/price-proposals/dismiss'),
    body: prices,
  },
  // The link is the permission.
  'GET /api/sandbox/oidc/authorize': { expected: all(404) },
  'POST /api/sandbox/oidc/authorize': { expected: all(404) },
  'GET /api/sandbox/portal/:session': { expected: all(404), path: () => '/api/sandbox/portal/bps_guessed' },
  'POST /api/sandbox/portal/:session/:action/:target': {
    expected: all(404),
    path: () => '/api/sandbox/portal/bps_guessed/end/sub_guessed',
  },
}
