import { ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forUsers } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

/** Copies of homes. */
export const listingCopyRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/copy',
    config: forUsers,
    schema: { params: ListingParams, response: createdResponse(z.object({ id: ListingId })) },
    handler: async (request, reply) => {
      const call = onBehalfOf(request)
      const { id } = expectOk(await services.listings.copy(request.params, call))
      // If this fails, a repeat with the same key gets the same copy and goes on here.
      expectOk(await services.pricing.copyRates({ from: request.params.id, to: id }, call))
      return reply.code(201).send({ id })
    },
  })
}
