import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { currentLanguage, fetchTexts } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { ListedTrip, SessionAnswer, TripHistory } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { dropSavedTrips, savedPages, savedPath } from '../../lib/offline/saved-pages.ts'
import { drawOffline, drawTrip, drawTrips } from './draw.ts'
import { type SavedTrips, withList, withStory } from './trip-record.ts'

/** The next trips of a list whose addresses are fetched ahead, so that they can be read without a network. */
const aheadCount = 3

const storedPath = savedPath('/trips.json')

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
const page = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-language': currentLanguage(),
    },
  })

/** Saves the page without a network in the language on screen, unless it is there. */
const keepOffline = async (): Promise<void> => {
  const cache = await caches.open(savedPages.everybody)
  const known = await cache.match(savedPath())
  if (known?.headers.get('x-content-language') === currentLanguage()) return
  await fetchTexts('offline')
  await cache.put(savedPath(), page(drawOffline(false)))
}

const draw = async (saved: SavedTrips): Promise<void> => {
  await fetchTexts('offline', 'booking', 'late')
  // What is no longer among the trips goes.
  await caches.delete(savedPages.trips)
  const cache = await caches.open(savedPages.trips)
  await cache.put(storedPath, Response.json(saved))
  await cache.put(savedPath(), page(drawOffline(true)))
  await cache.put(savedPath('/trips'), page(drawTrips(saved.trips)))
  for (const trip of saved.trips) await cache.put(savedPath(`/trips/${trip.id}`), page(drawTrip(trip)))
}

/** Fetches what the list lacks. */
const fetchAhead = async (queries: QueryClient, listed: readonly ListedTrip[]): Promise<void> => {
  for (const { id } of listed.filter(({ status }) => status === 'confirmed').slice(0, aheadCount))
    await queries
      .fetchQuery({
        queryKey: [...queryKeys.booking, id, 'story'],
        queryFn: ({ signal }) => answer(api.GET('/api/trips/{id}', { params: { path: { id } }, signal })),
      })
      .catch(() => undefined)
}

/** What earlier visits saved. */
const savedBefore = async (): Promise<SavedTrips | null> => {
  const stored = await caches.match(storedPath, { cacheName: savedPages.trips })
  return stored ? stored.json() : null
}

/** What the queries know now. */
const sessionIn = (queries: QueryClient): SessionAnswer | undefined => queries.getQueryData(queryKeys.session)

/**
 * Keeps the signed-in person's trips readable without a network, as they are seen. Drops them when nobody, or somebody else, is signed in
 * and when the server refuses the session.
 */
export const keepTrips = async (queries: QueryClient): Promise<void> => {
  let saved = await savedBefore().catch(() => null)
  let work: Promise<unknown> = keepOffline().catch(() => undefined)
  const after = (next: () => Promise<unknown>): void => {
    work = work.then(next).catch(() => undefined)
  }
  const drop = (): void => {
    saved = null
    after(dropSavedTrips)
  }
  const save = (next: SavedTrips): void => {
    saved = next
    // Many trips arrive in a row; only the last state is drawn.
    after(async () => (saved === next ? draw(next) : undefined))
  }
  const seen = ([kind, part, story]: readonly unknown[], data: unknown): void => {
    const person = sessionIn(queries)?.user?.id
    if (kind === queryKeys.session[0]) {
      if (!person || (saved && saved.person !== person)) drop()
      return
    }
    if (!person) return
    const before = saved?.person === person ? saved : { person, trips: [] }
    const now = Date.now()
    if (kind === queryKeys.trips[0] && part === 'upcoming') {
      const listed = queries
        .getQueryData<{ pages: { items: ListedTrip[] }[] }>([kind, part])
        ?.pages.flatMap(({ items }) => items)
        .filter(({ ended }) => !ended)
      if (!listed) return
      save(withList(before, listed, now))
      void fetchAhead(queries, listed)
    }
    if (kind === queryKeys.booking[0] && story === 'story' && data) {
      const history = queries.getQueryData<TripHistory>([kind, part, story])
      if (history) save(withStory(before, history, now))
    }
  }
  const refused = (error: unknown): void => {
    if (error instanceof ApiProblem && error.status === 401) drop()
  }
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) if (query.state.status === 'success') seen(query.queryKey, query.state.data)
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') seen(event.query.queryKey, event.query.state.data)
    if (event.action.type === 'error') refused(event.action.error)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') refused(event.action.error)
  })
  i18next.on('languageChanged', () => {
    after(keepOffline)
    if (saved) save({ ...saved })
  })
}
