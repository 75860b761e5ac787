import { DataExport, productName, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forConfirmedUsers, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError, problemResponse } from '../problems/problems.ts'

const ApiDataExport = DataExport.meta({ id: 'DataExport' })
const ExportParams = z.object({ id: Uuid })

const stateRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/me/export',
    config: forConfirmedUsers,
    schema: { response: { 202: z.object({ id: Uuid }), default: problemResponse } },
    handler: async (request, reply) =>
      reply.code(202).send(expectOk(await services.identity.startExport({}, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/me/export',
    config: forUsers,
    schema: { response: okResponse(z.object({ export: ApiDataExport.nullable() })) },
    handler: async (request) => expectOk(await services.identity.latestExport({}, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/me/export/:id',
    config: forConfirmedUsers,
    schema: { params: ExportParams, response: okResponse(ApiDataExport) },
    handler: async (request) => expectOk(await services.identity.exportById(request.params, onBehalfOf(request))),
  })
}

const archiveRoute = (app: Api, { services, blobs }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/export/:id/archive',
    config: forConfirmedUsers,
    schema: { params: ExportParams, hide: true },
    handler: async (request, reply) => {
      const archive = expectOk(await services.identity.exportArchive(request.params, onBehalfOf(request)))
      const stream = await blobs.stream(archive.key)
      if (!stream) throw new ProblemError('export.notFound')
      const name = `${productName.toLowerCase()}-data-${archive.day}.zip`
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-length', archive.bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/zip')
        .send(stream)
    },
  })
}

/** Archives of a person's data (docs/product/data-rights.md, Export). */
export const exportRoutes = (app: Api, deps: Deps): void => {
  stateRoutes(app, deps)
  archiveRoute(app, deps)
}
