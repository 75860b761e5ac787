import { EditableListing } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiRateCard, toApiRateCard } from './rate-shapes.ts'

/** A home as its host edits it, amounts in DKK. */
const ApiEditableListing = EditableListing.extend({
  /** Null without prices. */
  rates: ApiRateCard.extend({ revision: z.int() }).nullable(),
}).meta({ id: 'EditableListing' })

/** A home with everything that its host entered (docs/product/hosting.md, Editing). */
export const editingRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/editing',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(ApiEditableListing) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [home, prices] = await Promise.all([
        services.listings.forEditing(request.params, call),
        services.pricing.ratesByIds({ ids: [request.params.id] }, call),
      ])
      const listing = expectOk(home)
      const [found] = expectOk(prices).rates
      return { ...listing, rates: found ? { ...toApiRateCard(found.card), revision: found.revision } : null }
    },
  })
}
