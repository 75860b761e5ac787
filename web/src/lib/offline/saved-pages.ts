/** Caches of the browser that the service worker answers from when there is no network (docs/product/surface.md, Offline). */
export const savedPages = {
  /** The page without a network, for everybody. */
  everybody: 'nordbo-offline',
  /** The trips of the signed-in person. */
  trips: 'nordbo-trips',
} as const

/** The path under which a page is saved: that of the page without a network, or of what replaces a page of trips. */
export const savedPath = (pathname?: string): string => `/saved-pages${pathname ?? ''}`

/** Removes everything that was saved of a person's trips. Never rejects. */
export const dropSavedTrips = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(savedPages.trips).catch(() => false)
}
