import { all, forAdmins, forUsers, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const payment = (step: string) => (world: RouteWorld) =>
  `/api/payments/${world.held.clientSecret.split('_secret_')[0]}/${step}`
const intent = (step: string) => (world: RouteWorld) =>
  `/api/sandbox/payment-intents/${world.held.clientSecret.split('_secret_')[0]}/${step}`

/** Routes of payments, cards and the sandbox. */
export const moneyRoutes: Record<string, RouteCase> = {
  'GET /api/payments/config': { expected: all(200) },
  'PUT /api/admin/currencies': {
    expected: forAdmins(200),
    body: () => ({
      date: '2026-01-01',
      source: 'Danmarks Nationalbank',
      rates: {
        ...{ EUR: 7_460_000, SEK: 680_000, NOK: 640_000, USD: 6_400_000, GBP: 8_550_000 },
        ...{ CHF: 7_980_000, PLN: 1_760_000 },
      },
    }),
  },
  'GET /api/map/config': { expected: all(200) },
  'POST /api/sandbox/payment-intents/:id/confirm': {
    // Without its client secret a payment is not found.
    expected: forUsers(404),
    path: intent('confirm'),
    body: () => ({ clientSecret: 'pi_guessed_secret_guessed', cardNumber: '4242424242424242' }),
  },
  'POST /api/sandbox/payment-intents/:id/authenticate': {
    expected: forUsers(404),
    path: intent('authenticate'),
    body: () => ({ clientSecret: 'pi_guessed_secret_guessed', outcome: 'success' }),
  },
  // As above, for a setup intent.
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
  // Cards and payments are found only by their guest.
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
  // The link is the permission.
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
  'GET /media/share/:kind/:id/:language.jpg': {
    expected: all(200),
    path: (world) => `/media/share/homes/${world.home.id}/da.jpg`,
  },
  'POST /api/webhooks/mail': { expected: all(400) },
  'POST /api/webhooks/stripe': { expected: all(400), body: () => ({ id: 'evt_1', type: 'payment_intent.succeeded' }) },
}
