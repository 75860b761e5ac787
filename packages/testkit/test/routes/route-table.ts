import { aPicture, homeContent } from '../../src/index.ts'
import type { RouteRole, RouteWorld } from './route-world.ts'

/** What one role gets from a route about things that are not its own. */
export type Expected = Record<RouteRole, number>

/** How a route is called, and what each role is answered. */
export interface RouteCase {
  expected: Expected
  path?: (world: RouteWorld) => string
  body?: (world: RouteWorld) => unknown
  /** It ends or changes whoever calls: somebody new each time. */
  throwaway?: boolean
}

const all = (status: number): Expected => ({ nobody: status, guest: status, host: status, admin: status })
/** Signed in is enough: each acts on their own things. */
const forUsers = (status: number): Expected => ({ ...all(status), nobody: 401 })
/** Hosts and admins, each on their own things. */
const forHosts = (status: number): Expected => ({ ...all(status), nobody: 401, guest: 403 })
const forAdmins = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** Somebody else's home: seen by all, changed by its owner and admins. */
const onForeignHome = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** Somebody else's booking: unknown to strangers. */
const onForeignBooking = (status: number): Expected => ({ nobody: 401, guest: 404, host: 404, admin: status })
/** The same where one must be a host to ask at all. */
const onForeignRequest = (status: number): Expected => ({ nobody: 401, guest: 403, host: 404, admin: status })

/** Other dates and guests of a stay. */
const aChange = { checkIn: '2027-06-07', checkOut: '2027-06-09', guests: { adults: 1 } }
/** Somebody else's list or saved search: unknown to everybody but its owner, admins included. */
const onForeignList = forUsers(404)

const ofHome = (rest: string) => (world: RouteWorld) => `/api/host/listings/${world.home.id}${rest}`
const ofList = (rest: string) => (world: RouteWorld) => `/api/wishlists/${world.wishlist.id}${rest}`
const payment = (step: string) => (world: RouteWorld) =>
  `/api/payments/${world.held.clientSecret.split('_secret_')[0]}/${step}`
const intent = (step: string) => (world: RouteWorld) =>
  `/api/sandbox/payment-intents/${world.held.clientSecret.split('_secret_')[0]}/${step}`

/** One entry per route of the BFF; a route without one fails the permission test. */
export const routeTable: Record<string, RouteCase> = {
  'GET /api/openapi.json': { expected: all(200) },
  'POST /api/auth/sign-up': {
    expected: all(201),
    body: (world) => ({ name: 'Nora Ny', email: world.freshEmail(), password: 'sommerhus-29' }),
  },
  'POST /api/auth/sign-in': {
    expected: all(200),
    body: (world) => ({ email: world.tenant.email, password: 'sommerhus-29' }),
  },
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
    path: (world) => `/api/listings/${world.home.id}/availability?from=2027-01-01&to=2027-03-01`,
  },
  'GET /api/listings/:id/nearby': { expected: all(200), path: (world) => `/api/listings/${world.home.id}/nearby` },
  'GET /api/listings/:id/reviews': { expected: all(200), path: (world) => `/api/listings/${world.home.id}/reviews` },
  'GET /api/categories': { expected: all(200) },
  'GET /api/hotels': { expected: all(200) },
  'GET /api/figures': { expected: all(200) },
  'POST /api/quotes': {
    expected: all(200),
    body: (world) => ({ listingId: world.home.id, ...world.freshDates(), guests: { adults: 2 } }),
  },

  'POST /api/bookings': {
    expected: forUsers(201),
    body: (world) => ({ listingId: world.home.id, ...world.freshDates(), guests: { adults: 2 } }),
  },
  'GET /api/bookings': { expected: forUsers(200) },
  'GET /api/bookings/:id': { expected: onForeignBooking(200), path: (world) => `/api/bookings/${world.held.id}` },
  'GET /api/trips/:id': { expected: onForeignBooking(200), path: (world) => `/api/trips/${world.held.id}` },
  // Nothing was paid for it yet.
  'GET /api/bookings/:id/receipt': {
    expected: onForeignBooking(404),
    path: (world) => `/api/bookings/${world.held.id}/receipt`,
  },
  'GET /api/bookings/:id/receipt.pdf': {
    expected: onForeignBooking(404),
    path: (world) => `/api/bookings/${world.held.id}/receipt.pdf`,
  },
  'POST /api/bookings/:id/payment-link': {
    // Nobody pays for another, not even an admin.
    expected: onForeignBooking(404),
    path: (world) => `/api/bookings/${world.approved}/payment-link`,
  },
  'GET /api/bookings/:id/cancellation-preview': {
    // Only its guest cancels as a guest.
    expected: onForeignBooking(404),
    path: (world) => `/api/bookings/${world.held.id}/cancellation-preview`,
  },
  'POST /api/bookings/:id/cancel': {
    expected: onForeignBooking(404),
    path: (world) => `/api/bookings/${world.held.id}/cancel`,
    body: () => ({}),
  },

  // A change is between the two people of a confirmed stay; this one is not even paid.
  'GET /api/bookings/:id/alteration': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alteration`,
  },
  'POST /api/bookings/:id/alteration-preview': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alteration-preview`,
    body: () => aChange,
  },
  'POST /api/bookings/:id/alterations': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alterations`,
    body: () => ({ ...aChange, expectedDifference: 0 }),
  },
  'POST /api/alterations/:id/accept': {
    expected: forUsers(404),
    path: (world) => `/api/alterations/${world.held.id}/accept`,
  },
  'POST /api/alterations/:id/decline': {
    expected: forUsers(404),
    path: (world) => `/api/alterations/${world.held.id}/decline`,
  },
  'POST /api/alterations/:id/withdraw': {
    expected: forUsers(404),
    path: (world) => `/api/alterations/${world.held.id}/withdraw`,
  },
  'POST /api/alterations/:id/payment': {
    expected: forUsers(404),
    path: (world) => `/api/alterations/${world.held.id}/payment`,
  },
  'GET /api/host/alterations': { expected: forHosts(200) },

  // What is said after a stay is for its two people; damage for admins as well. The stay is not over yet.
  'GET /api/bookings/:id/reviews': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/reviews`,
  },
  'POST /api/reviews': {
    expected: forUsers(404),
    body: (world) => ({ bookingId: world.held.id, rating: 5, text: 'Dejligt hus' }),
  },
  'POST /api/reviews/:id/reply': {
    expected: forUsers(404),
    path: (world) => `/api/reviews/${world.held.id}/reply`,
    body: () => ({ text: 'Tak for besøget' }),
  },
  'GET /api/host/ended-stays': { expected: forHosts(200) },
  'GET /api/bookings/:id/damage-reports': {
    expected: onForeignBooking(200),
    path: (world) => `/api/bookings/${world.held.id}/damage-reports`,
  },
  'POST /api/bookings/:id/damage-photos': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/damage-photos`,
    body: () => aPicture(40),
  },
  'GET /api/damage-photos/:id/:size': {
    expected: forUsers(404),
    path: (world) => `/api/damage-photos/${world.held.id}/small`,
  },
  'DELETE /api/damage-photos/:id': { expected: forUsers(404), path: (world) => `/api/damage-photos/${world.held.id}` },
  'POST /api/damage-reports': {
    expected: forUsers(404),
    body: (world) => ({ bookingId: world.held.id, description: 'En rude er gået' }),
  },
  'POST /api/damage-reports/:id/answer': {
    expected: forUsers(404),
    path: (world) => `/api/damage-reports/${world.held.id}/answer`,
    body: () => ({ text: 'Det beklager vi' }),
  },
  'POST /api/damage-reports/:id/close': {
    expected: forUsers(404),
    path: (world) => `/api/damage-reports/${world.held.id}/close`,
  },

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
  // A hold is not the host's to cancel, and nothing was paid for it.
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

  'GET /api/admin/reconciliations': { expected: forAdmins(200) },
  'POST /api/admin/reconciliations': { expected: forAdmins(200) },

  'GET /api/host/payouts': { expected: forHosts(200) },
  // Nothing was paid yet: there is no payout, not even for an admin.
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
    body: () => aPicture(40),
  },
  'POST /api/host/listings/:id/publish': { expected: onForeignHome(200), path: ofHome('/publish') },
  'POST /api/host/listings/:id/unpublish': {
    expected: onForeignHome(200),
    path: (world) => `/api/host/listings/${world.closingHome.id}/unpublish`,
  },

  'GET /api/favourites': { expected: forUsers(200) },
  'PUT /api/favourites/:listingId': { expected: forUsers(200), path: (world) => `/api/favourites/${world.home.id}` },
  'DELETE /api/favourites/:listingId': { expected: forUsers(200), path: (world) => `/api/favourites/${world.home.id}` },
  'GET /api/wishlists': { expected: forUsers(200), path: (world) => `/api/wishlists?listingId=${world.home.id}` },
  'POST /api/wishlists': { expected: forUsers(201), body: () => ({ title: 'Sommer' }) },
  'GET /api/wishlists/:id': { expected: onForeignList, path: ofList('') },
  'PATCH /api/wishlists/:id': { expected: onForeignList, path: ofList(''), body: () => ({ title: 'Min nu' }) },
  'DELETE /api/wishlists/:id': { expected: onForeignList, path: ofList('') },
  'POST /api/wishlists/:id/restore': { expected: onForeignList, path: ofList('/restore') },
  'POST /api/wishlists/:id/items': {
    expected: onForeignList,
    path: ofList('/items'),
    body: (world) => ({ listingId: world.home.id }),
  },
  'PATCH /api/wishlists/:id/items/:listingId': {
    expected: onForeignList,
    path: (world) => `${ofList('/items')(world)}/${world.home.id}`,
    body: () => ({ note: 'Min nu' }),
  },
  'DELETE /api/wishlists/:id/items/:listingId': {
    expected: onForeignList,
    path: (world) => `${ofList('/items')(world)}/${world.home.id}`,
  },
  'POST /api/wishlists/:id/share': { expected: onForeignList, path: ofList('/share'), body: () => ({}) },
  'DELETE /api/wishlists/:id/share': { expected: onForeignList, path: ofList('/share') },
  // The link is what counts.
  'GET /api/wishlists/shared/:token': {
    expected: all(200),
    path: (world) => `/api/wishlists/shared/${world.wishlist.token}`,
  },
  'GET /api/saved-searches': { expected: forUsers(200) },
  'POST /api/saved-searches': { expected: forUsers(201), body: () => ({ query: { place: 'Skagen' } }) },
  'PATCH /api/saved-searches/:id': {
    expected: onForeignList,
    path: (world) => `/api/saved-searches/${world.savedSearch}`,
    body: () => ({ mail: false }),
  },
  'DELETE /api/saved-searches/:id': {
    expected: onForeignList,
    path: (world) => `/api/saved-searches/${world.savedSearch}`,
  },
  'POST /api/saved-searches/unsubscribe': { expected: all(404), body: () => ({ token: 'guessed-guessed-guessed' }) },
  'POST /api/saved-searches/unsubscribe/:token': {
    expected: all(404),
    path: () => '/api/saved-searches/unsubscribe/guessed-guessed-guessed',
  },
  'GET /api/saved-searches/unsubscribe/:token': {
    expected: all(302),
    path: () => '/api/saved-searches/unsubscribe/guessed-guessed-guessed',
  },

  'GET /api/payments/config': { expected: all(200) },
  'GET /api/map/config': { expected: all(200) },
  'POST /api/sandbox/payment-intents/:id/confirm': {
    // The secret is what counts; without it the payment does not exist for anybody.
    expected: forUsers(404),
    path: intent('confirm'),
    body: () => ({ clientSecret: 'pi_guessed_secret_guessed', cardNumber: '4242424242424242' }),
  },
  'POST /api/sandbox/payment-intents/:id/authenticate': {
    expected: forUsers(404),
    path: intent('authenticate'),
    body: () => ({ clientSecret: 'pi_guessed_secret_guessed', outcome: 'success' }),
  },
  // As above: nobody guesses a secret.
  'POST /api/sandbox/setup-intents/:id/confirm': {
    expected: forUsers(404),
    path: () => '/api/sandbox/setup-intents/seti_guessed/confirm',
    body: () => ({ clientSecret: 'seti_guessed_secret_guessed', cardNumber: '4242424242424242' }),
  },
  'POST /api/sandbox/setup-intents/:id/authenticate': {
    expected: forUsers(404),
    path: () => '/api/sandbox/setup-intents/seti_guessed/authenticate',
    body: () => ({ clientSecret: 'seti_guessed_secret_guessed', outcome: 'success' }),
  },
  'GET /api/payment-methods': { expected: forUsers(200) },
  'POST /api/payment-methods/setup': { expected: forUsers(200) },
  // A card and a payment exist for their guest alone.
  'DELETE /api/payment-methods/:id': { expected: forUsers(404), path: () => '/api/payment-methods/pm_guessed' },
  'PUT /api/payment-methods/:id/default': {
    expected: forUsers(404),
    path: () => '/api/payment-methods/pm_guessed/default',
  },
  'POST /api/payments/:id/pay-with-card': {
    expected: forUsers(404),
    path: payment('pay-with-card'),
    body: () => ({ cardId: 'pm_guessed' }),
  },
  'PUT /api/payments/:id/keep-card': {
    expected: forUsers(404),
    path: payment('keep-card'),
    body: () => ({ keep: true }),
  },
  // The link is what counts.
  'GET /api/sandbox/onboarding/:link': { expected: all(404), path: () => '/api/sandbox/onboarding/al_guessed' },
  'POST /api/sandbox/onboarding/:link/:outcome': {
    expected: all(404),
    path: () => '/api/sandbox/onboarding/al_guessed/complete',
  },
  'POST /api/sandbox/clock': { expected: forAdmins(200), body: () => ({ advance: 'PT1S' }) },
  'GET /api/sandbox/mails': { expected: forAdmins(200) },
  'GET /media/photos/:hash/:file': {
    expected: all(200),
    path: (world) => `/media/photos/${world.photo.hash}/${world.photo.width}.webp`,
  },
  'POST /api/webhooks/stripe': { expected: all(400), body: () => ({ id: 'evt_1', type: 'payment_intent.succeeded' }) },
}
