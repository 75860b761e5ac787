import { ApiMapConfig, toApiMapConfig } from '../api/map.ts'
import type { Api, Ports } from '../http/api.ts'
import { problemAnswer } from '../http/problems.ts'

/** Which map the browser draws. */
export const mapRoutes = (app: Api, { config }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/map/config',
    config: { rule: { who: 'anyone' } },
    schema: { response: { 200: ApiMapConfig, default: problemAnswer } },
    handler: async () => toApiMapConfig(config),
  })
}
