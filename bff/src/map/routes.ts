import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ApiMapConfig, toApiMapConfig } from './map-config.ts'

/** The map that the browser draws. */
export const mapRoutes = (app: Api, { config }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/map/config',
    config: forAnyone,
    schema: { response: okResponse(ApiMapConfig) },
    handler: async () => toApiMapConfig(config),
  })
}
