import { all, forUsers, onForeignList, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofList = (rest: string) => (world: RouteWorld) => `/api/wishlists/${world.wishlist.id}${rest}`

/** A token of mails' links that nobody made. */
const guessed = 'guessed-'.repeat(6).slice(0, 44)

/** Routes of favourites, wishlists and saved searches. */
export const listRoutes: Record<string, RouteCase> = {
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
  // The token in the link is the permission.
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
  'POST /api/unsubscribe': { expected: all(404), body: () => ({ token: guessed, stopped: true }) },
  'POST /api/unsubscribe/:token': { expected: all(404), path: () => `/api/unsubscribe/${guessed}` },
  'GET /api/unsubscribe/:token': { expected: all(302), path: () => `/api/unsubscribe/${guessed}` },
}
