import { z } from 'zod'
import type { Api, Ports } from '../http/api.ts'
import { problemAnswer } from '../http/problems.ts'

/** Which map the browser draws: Mapbox's with its public token, or the bundled one. */
export const mapRoutes = (app: Api, { config }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/map/config',
    config: { rule: { who: 'anyone' } },
    schema: {
      response: {
        200: z.object({ provider: z.enum(['mapbox', 'bundled']), token: z.string().optional() }),
        default: problemAnswer,
      },
    },
    handler: async () =>
      config.MAPBOX_TOKEN
        ? { provider: 'mapbox' as const, token: config.MAPBOX_TOKEN }
        : { provider: 'bundled' as const },
  })
}
