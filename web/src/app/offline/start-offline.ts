import type { QueryClient } from '@tanstack/react-query'
import { keepTrips } from './keep-trips.ts'

/** Registers the service worker, and saves what it answers with when there is no network. */
export const startOffline = async (queries: QueryClient): Promise<void> => {
  // A browser may refuse, as private windows do: then nothing is saved.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration) await keepTrips(queries)
}
