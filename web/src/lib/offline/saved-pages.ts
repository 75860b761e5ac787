/** Caches of the browser that the service worker answers from when there is no network (docs/product/surface.md, Offline). */
export const savedPages = {
  /** The page without a network, for everybody. */
  everybody: 'nordbo-offline',
  /** The trips of the signed-in person. */
  trips: 'nordbo-trips',
} as const

/** The path under which a page is saved: that of the page without a network, or of what replaces a page of trips. */
export const savedPath = (pathname?: string): string => `/saved-pages${pathname ?? ''}`

/** Removes the service worker of pages, which the whole site is in the scope of, and all that it answers from. Never rejects. */
export const dropOffline = async (): Promise<void> => {
  const forget = async (): Promise<void> => {
    const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
    const ofPages = workers.filter(({ scope }) => new URL(scope).pathname === '/')
    await Promise.all(ofPages.map((worker) => worker.unregister()))
    const names = 'caches' in globalThis ? await caches.keys() : []
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  await forget().catch(() => undefined)
}

/** Removes everything that was saved of a person's trips. Never rejects. */
export const dropSavedTrips = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(savedPages.trips).catch(() => false)
}
