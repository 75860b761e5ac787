import { nobodysProof } from './account-routes.ts'
import { all, forUsers, type RouteCase } from './expected.ts'

/** Routes of sign-in and of public data: homes, hotels, figures, quotes. */
export const findingRoutes: Record<string, RouteCase> = {
  'GET /api/openapi.json': { expected: all(200) },
  // Signing up and signing in end the session that was presented.
  'POST /api/auth/sign-up': {
    expected: all(201),
    throwaway: true,
    body: (world) => ({ name: 'Nora Ny', email: world.freshEmail(), password: 'sommerhus-29' }),
  },
  'POST /api/auth/sign-in': {
    expected: all(200),
    throwaway: true,
    suspended: 403,
    body: (world, role) => {
      const known = role === 'suspended guest' || role === 'suspended host' ? world.people[role] : world.tenant
      return { email: known.email, password: 'sommerhus-29' }
    },
  },
  // Nobody here has begun a sign-in.
  'POST /api/auth/two-factor': { expected: all(410), suspended: 410, body: () => ({ code: '123456' }) },
  'POST /api/auth/passkey/start': { expected: all(200), suspended: 200 },
  'POST /api/auth/passkey': { expected: all(410), suspended: 410, body: () => nobodysProof },
  'POST /api/auth/sign-out': { expected: all(200), throwaway: true },
  'GET /api/auth/session': { expected: all(200) },
  'POST /api/me/roles/host': { expected: forUsers(200), throwaway: true },

  'GET /api/listings': { expected: all(200), path: () => '/api/listings?place=Skagen' },
  'GET /api/listings/facets': { expected: all(200), path: () => '/api/listings/facets?place=Skagen' },
  'GET /api/listings/clusters': {
    expected: all(200),
    path: () => '/api/listings/clusters?bbox=-25,54,32,71&zoom=4',
  },
  'GET /api/listings/loosen': { expected: all(200), path: () => '/api/listings/loosen?place=Skagen&maxPrice=1' },
  'GET /api/suggestions': { expected: all(200), path: () => '/api/suggestions?q=skag' },
  'GET /api/listings/:id': { expected: all(200), path: (world) => `/api/listings/${world.home.id}` },
  'GET /api/listings/:id/availability': {
    expected: all(200),
    path: (world) => {
      const { checkIn: from, checkOut: to } = world.freshDates()
      return `/api/listings/${world.home.id}/availability?from=${from}&to=${to}`
    },
  },
  'GET /api/listings/:id/nearby': { expected: all(200), path: (world) => `/api/listings/${world.home.id}/nearby` },
  'GET /api/listings/:id/reviews': { expected: all(200), path: (world) => `/api/listings/${world.home.id}/reviews` },
  'GET /api/categories': { expected: all(200) },
  'GET /api/hotels': { expected: all(200) },
  'GET /api/hotels/search': { expected: all(200), path: () => '/api/hotels/search?place=Aarhus&stars=4' },
  'GET /api/hotels/suggestions': { expected: all(200), path: () => '/api/hotels/suggestions?q=klit' },
  // There are no hotels here.
  'GET /api/hotels/:id': { expected: all(404), path: () => '/api/hotels/00000000-0000-4000-8000-000000000000' },
  'GET /api/figures': { expected: all(200) },
  'GET /api/currencies': { expected: all(200) },
  'GET /api/pages/:slug': { expected: all(200), path: () => '/api/pages/help' },
  'GET /api/hosting/terms': { expected: all(200) },
  'GET /api/hosting/earnings-estimate': {
    expected: all(200),
    path: () => '/api/hosting/earnings-estimate?place=Skagen&kind=summerhouse&bedrooms=2&nights=7',
  },
  'POST /api/quotes': {
    expected: all(200),
    body: (world) => ({ listingId: world.home.id, ...world.freshDates(), guests: { adults: 2 } }),
  },
}
