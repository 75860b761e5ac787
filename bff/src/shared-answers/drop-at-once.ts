import { ListingId } from '@nordbo/contracts'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Freshness } from './freshness.ts'

const readOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const HomeInPath = z.object({ id: ListingId })
const HomeInBody = z.object({ listingId: ListingId })
const HomesInBody = z.object({ homes: z.array(HomeInBody) })

/**
 * Counts a home as changed before the answer to its change is sent, so that who changed it through this BFF never sees it older. The
 * message of the change may arrive later than the answer.
 */
export const dropAtOnce = fp(async (app, { freshness }: { freshness: Freshness }) => {
  app.addHook('onSend', async ({ method, routeOptions, params, body }, { statusCode }) => {
    // A refusal changed nothing; after a failure like 503 the change may be made.
    const mayChange = !readOnly.has(method) && routeOptions.config.rule?.who !== 'anyone'
    if (!mayChange || (statusCode >= 400 && statusCode < 500)) return
    const path = routeOptions.url?.startsWith('/api/host/listings/:id') ? HomeInPath.safeParse(params) : undefined
    const named = HomeInBody.safeParse(body)
    const several = HomesInBody.safeParse(body)
    const homes = several.data?.homes.map(({ listingId }) => listingId)
    const ids = [path?.data?.id ?? [], named.data?.listingId ?? [], homes ?? []].flat()
    if (ids.length > 0) freshness.changed(ids)
  })
})
