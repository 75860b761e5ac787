import { CalendarImport, CalendarImportId, longestImportAddress, longestImportName } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, Empty, emptyResponse, forActiveUsers, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

const ImportParams = ListingParams.extend({ importId: CalendarImportId })
const ApiCalendarImport = CalendarImport.meta({ id: 'CalendarImport' })

/** The calendars that a home imports. */
export const calendarImportRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/calendar/imports',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(z.object({ imports: z.array(ApiCalendarImport) })) },
    handler: async (request) =>
      expectOk(await services.booking.calendarImports({ listingId: request.params.id }, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/calendar/imports',
    config: forActiveUsers,
    schema: {
      params: ListingParams,
      body: z.object({
        name: z.string().trim().min(1).max(longestImportName),
        address: z.string().trim().min(1).max(longestImportAddress),
      }),
      response: createdResponse(z.object({ id: CalendarImportId })),
    },
    handler: async (request, reply) => {
      const input = { listingId: request.params.id, ...request.body }
      return reply.code(201).send(expectOk(await services.booking.addCalendarImport(input, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/calendar/imports/:importId/sync',
    config: forActiveUsers,
    schema: { params: ImportParams, body: Empty, response: emptyResponse },
    handler: async (request) => {
      const { id: listingId, importId: id } = request.params
      return expectOk(await services.booking.syncCalendarImport({ listingId, id }, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/listings/:id/calendar/imports/:importId',
    config: forActiveUsers,
    schema: { params: ImportParams, response: emptyResponse },
    handler: async (request) => {
      const { id: listingId, importId: id } = request.params
      return expectOk(await services.booking.removeCalendarImport({ listingId, id }, onBehalfOf(request)))
    },
  })
}
