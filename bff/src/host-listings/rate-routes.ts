import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveUsers, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiRateCard, ApiRatePatch, toRateCard, toRatePatch } from './rate-shapes.ts'

/** The revision that an editor saw; a later change of the rates refuses this one. */
const Seen = z.object({ revision: z.int().min(0).optional() })
const Revision = z.object({ revision: z.int() })

/** The rate card of a home. */
export const rateRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/rates',
    config: forActiveUsers,
    schema: { params: ListingParams, body: ApiRateCard.extend(Seen.shape), response: okResponse(Revision) },
    handler: async (request) => {
      const { revision, ...card } = request.body
      const input = { listingId: request.params.id, card: toRateCard(card), revision }
      return expectOk(await services.pricing.setRates(input, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/host/listings/:id/rates',
    config: forUsers,
    schema: { params: ListingParams, body: ApiRatePatch.extend(Seen.shape), response: okResponse(Revision) },
    handler: async (request) => {
      const { revision, ...patch } = request.body
      const input = { listingId: request.params.id, patch: toRatePatch(patch), revision }
      return expectOk(await services.pricing.changeRates(input, onBehalfOf(request)))
    },
  })
}
