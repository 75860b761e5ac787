import { type Answers, hold } from './api/replies.ts'
import { testNow } from './browser/window.ts'
import type { Person } from './people.ts'
import { aProfile } from './samples/profiles.ts'

/** What every page asks, also for a host, answered for somebody who has just arrived. `person` is who is signed in at the moment. */
export const defaultAnswers = (person: () => Person | null): Answers => ({
  'GET /api/auth/session': () => ({
    user: person()?.user ?? null,
    roles: person()?.roles ?? [],
    termsChanged: false,
    now: testNow,
  }),
  'GET /api/auth/providers': { providers: [] },
  'GET /api/me/profile': () => aProfile(person()?.user),
  'GET /api/threads/unread': { count: 0, guest: 0, host: 0 },
  'GET /api/notifications/unread': { count: 0 },
  'GET /api/favourites': { listingIds: [] },
  'GET /api/host/listings': { items: [] },
  'GET /api/host/campaign': { campaign: null },
  // jsdom draws no maps: they wait for ever.
  'GET /api/map/config': hold('GET /api/map/config'),
  'GET /api/currencies': {
    date: '2031-05-13',
    source: 'ECB',
    rates: {
      EUR: 7_460_000,
      SEK: 660_000,
      NOK: 640_000,
      USD: 6_900_000,
      GBP: 8_700_000,
      CHF: 7_800_000,
      PLN: 1_730_000,
    },
  },
})
