import { pictureForm } from '../../src/index.ts'
import { forHosts, forUsers, onForeignBooking, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

/** An alteration: other dates and guests of a stay. */
const anAlteration = (world: RouteWorld) => ({ ...world.freshDates(), guests: { adults: 1 } })

/** Routes of a guest's stays, and of both sides of a stay: alterations, reviews, damage reports. */
export const stayRoutes: Record<string, RouteCase> = {
  'POST /api/bookings': {
    expected: forUsers(201),
    body: (world) => ({ listingId: world.home.id, ...world.freshDates(), guests: { adults: 2 }, adultAttested: true }),
  },
  'GET /api/bookings': { expected: forUsers(200) },
  'GET /api/bookings/:id': { expected: onForeignBooking(200), path: (world) => `/api/bookings/${world.held.id}` },
  'GET /api/trips/:id': { expected: onForeignBooking(200), path: (world) => `/api/trips/${world.held.id}` },
  // Only for its guest.
  'GET /api/trips/:id/calendar.ics': {
    expected: onForeignBooking(404),
    path: (world) => `/api/trips/${world.held.id}/calendar.ics`,
  },
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
    // Only its guest may pay, not even an admin.
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

  // An alteration needs a confirmed stay; this one is not paid.
  'GET /api/bookings/:id/alteration': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alteration`,
  },
  'POST /api/bookings/:id/alteration-preview': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alteration-preview`,
    body: anAlteration,
  },
  'POST /api/bookings/:id/alterations': {
    expected: forUsers(404),
    path: (world) => `/api/bookings/${world.held.id}/alterations`,
    body: (world) => ({ ...anAlteration(world), expectedDifference: 0 }),
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

  // Reviews are for the two people of a stay, damage reports for admins too. The stay is not over yet.
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
    body: () => pictureForm(40),
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
}
