import { ListingId } from '@nordbo/contracts'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Freshness } from './freshness.ts'

const readOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const HomeInPath = z.object({ id: ListingId })
const HomeInBody = z.object({ listingId: ListingId })
const HomesInBody = z.object({ homes: z.array(HomeInBody) })

/**
 * The homes that a route changes, in the eyes of strangers: those that a host's route or a booking names. A person who asks about a home,
 * or puts it on a list, names it too, and changes nothing that others see.
 */
const homesOf = (url = '', params: unknown, body: unknown): ListingId[] => {
  if (url.startsWith('/api/host/listings/:id')) return [HomeInPath.safeParse(params).data?.id ?? []].flat()
  if (url === '/api/bookings') return [HomeInBody.safeParse(body).data?.listingId ?? []].flat()
  if (url.startsWith('/api/host/calendar/'))
    return HomesInBody.safeParse(body).data?.homes.map(({ listingId }) => listingId) ?? []
  return []
}

/**
 * Counts a home as changed before the answer to its change is sent, so that who changed it through this BFF never sees it older. The
 * message of the change may arrive later than the answer (docs/product/listings.md, Freshness).
 */
export const dropAtOnce = fp(async (app, { freshness }: { freshness: Pick<Freshness, 'changed'> }) => {
  app.addHook('onSend', async ({ method, routeOptions, params, body }, { statusCode }) => {
    // A refusal changed nothing; after a failure like 503 the change may be made.
    if (readOnly.has(method) || (statusCode >= 400 && statusCode < 500)) return
    const ids = homesOf(routeOptions.url, params, body)
    if (ids.length > 0) freshness.changed(ids)
  })
})
