/**
 * The service worker (docs/product/surface.md, Offline). Pages come from the network, and without one from the saved pages. Files whose
 * names hold a hash are kept. It never sees a request to the API, so no answer of it, and no price, is ever served from here.
 */
import { savedPages } from '../../lib/offline/saved-pages.ts'
import { planFor, standInsFor } from './plan.ts'

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends LifeEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: Location
}
// The types of workers and of pages cannot stand in one program.
declare const self: WorkerScope
/** Differs between builds. */
declare const nordboRelease: string

const assetsOf = (release: string): string => `nordbo-assets-${release}`
const assets = assetsOf(nordboRelease)

/** Files of this release and of the one before, whose pages may still be open. Caches are listed in the order they were made. */
const dropOldAssets = async (): Promise<void> => {
  const releases = (await caches.keys()).filter((name) => name.startsWith(assetsOf('')) && name !== assets)
  await Promise.all(releases.slice(0, -1).map((name) => caches.delete(name)))
}

const page = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    for (const path of standInsFor(new URL(request.url).pathname)) {
      for (const cacheName of [savedPages.trips, savedPages.everybody]) {
        // `match` of all caches makes none, as `open` would.
        const saved = await caches.match(path, { cacheName })
        if (saved) return saved
      }
    }
    throw error
  }
}

const asset = async ({ request }: FetchEvent): Promise<Response> => {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    // A full disk must not take the file from the page.
    void caches
      .open(assets)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined)
  }
  return answer
}

// A new release takes over at once: pages always come from the network and name the files of their own release.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOldAssets(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()),
  ),
)
self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin)
  if (plan === 'page') event.respondWith(page(event))
  if (plan === 'asset') event.respondWith(asset(event))
})
