import { Figures, figuresMaxAgeSeconds } from '@nordbo/contracts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers, forAnyone } from '../http/frames.ts'
import { expectOk } from '../http/problems.ts'

/** The house in figures, for the front page. */
export const figureRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/figures',
    config: forAnyone,
    schema: { response: answers(Figures) },
    handler: async (request, reply) => {
      reply.header('cache-control', `public, max-age=${figuresMaxAgeSeconds}`)
      return expectOk(await services.listings.figures({}, onBehalfOf(request)))
    },
  })
}
