import { all, forHosts, onForeignHome, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofHome = (rest: string) => (world: RouteWorld) => `/api/host/listings/${world.home.id}${rest}`

const daysOfHome = (world: RouteWorld) => {
  const { checkIn, checkOut } = world.freshDates()
  return [{ listingId: world.home.id, ranges: [{ from: checkIn, to: checkOut }] }]
}

/** Routes of hosts' calendars. */
export const calendarRoutes: Record<string, RouteCase> = {
  'GET /api/host/calendar': {
    expected: forHosts(200),
    path: () => '/api/host/calendar?from=2031-05-01&to=2032-05-01',
  },
  'GET /api/host/calendar/:listingId': {
    expected: onForeignHome(200),
    path: (world) => `/api/host/calendar/${world.home.id}?year=2031&month=7`,
  },
  'POST /api/host/calendar/prices': {
    expected: onForeignHome(200),
    body: (world) => ({ homes: daysOfHome(world), price: 1_300 }),
  },
  'POST /api/host/calendar/blocks': {
    expected: onForeignHome(200),
    body: (world) => ({ homes: daysOfHome(world), blocked: true }),
  },
  'POST /api/host/calendar/notes': {
    expected: onForeignHome(200),
    body: (world) => ({ homes: daysOfHome(world), note: 'Nøgle hos naboen' }),
  },
  'GET /api/host/calendar/changes': { expected: forHosts(200) },
  // A change can be undone only by the person who made it.
  'POST /api/host/calendar/changes/:subject/:id/undo': {
    expected: forHosts(404),
    path: () => '/api/host/calendar/changes/days/00000000-0000-4000-8000-000000000000/undo',
  },
  'GET /api/host/listings/:id/calendar/export': { expected: onForeignHome(200), path: ofHome('/calendar/export') },
  'POST /api/host/listings/:id/calendar/export': { expected: onForeignHome(200), path: ofHome('/calendar/export') },
  'DELETE /api/host/listings/:id/calendar/export': { expected: onForeignHome(200), path: ofHome('/calendar/export') },
  'GET /api/host/listings/:id/calendar/imports': { expected: onForeignHome(200), path: ofHome('/calendar/imports') },
  // A private address, so that nothing is read.
  'POST /api/host/listings/:id/calendar/imports': {
    expected: onForeignHome(422),
    path: ofHome('/calendar/imports'),
    body: () => ({ name: 'Airbnb', address: 'http://10.0.0.1/a.ics' }),
  },
  'POST /api/host/listings/:id/calendar/imports/:importId/sync': {
    expected: onForeignHome(404),
    path: ofHome('/calendar/imports/00000000-0000-4000-8000-000000000000/sync'),
    body: () => ({}),
  },
  'DELETE /api/host/listings/:id/calendar/imports/:importId': {
    expected: onForeignHome(404),
    path: ofHome('/calendar/imports/00000000-0000-4000-8000-000000000000'),
  },
  // No home has this secret.
  'GET /api/calendars/:file': { expected: all(404), path: () => `/api/calendars/${'x'.repeat(43)}.ics` },
}
