import { Figures, figuresMaxAgeSeconds } from '@nordbo/contracts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

/** Counts of homes, hosts and reviews for the front page. */
export const figureRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/figures',
    config: forAnyone,
    schema: { response: okResponse(Figures) },
    handler: async (request, reply) => {
      reply.header('cache-control', `public, max-age=${figuresMaxAgeSeconds}`)
      return expectOk(await services.listings.figures({}, onBehalfOf(request)))
    },
  })
}
