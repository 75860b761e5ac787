import { RevisedStayRules, StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveUsers, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

/** What a host asks of stays in a home. */
export const stayRuleRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/stay-rules',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(RevisedStayRules.extend({ title: z.string() })) },
    handler: async (request) =>
      expectOk(await services.booking.stayRules({ listingId: request.params.id }, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/stay-rules',
    config: forActiveUsers,
    schema: {
      params: ListingParams,
      /** `seen` is the revision that the rules were changed from. */
      body: z.object({ rules: StayRules, seen: z.int().min(0) }),
      response: okResponse(RevisedStayRules),
    },
    handler: async (request) =>
      expectOk(
        await services.booking.setStayRules({ listingId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })
}
