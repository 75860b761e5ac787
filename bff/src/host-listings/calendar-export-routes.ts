import { CalendarToken } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveUsers, forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

/** The address of a home's calendar file on this site; null until its host makes one. */
const Address = z.object({ path: z.string().nullable() })
const toAddress = ({ token }: { token: string | null }): z.infer<typeof Address> => ({
  path: token === null ? null : `/api/calendars/${token}.ics`,
})

/** The calendar file of a home: its secret address, and the file for anybody who knows it. */
export const calendarExportRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/calendar/export',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(Address) },
    handler: async (request) =>
      toAddress(expectOk(await services.booking.calendarExport({ listingId: request.params.id }, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/calendar/export',
    config: forActiveUsers,
    schema: { params: ListingParams, response: okResponse(Address) },
    handler: async (request) =>
      toAddress(
        expectOk(await services.booking.renewCalendarExport({ listingId: request.params.id }, onBehalfOf(request))),
      ),
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/listings/:id/calendar/export',
    config: forActiveUsers,
    schema: { params: ListingParams, response: okResponse(Address) },
    handler: async (request) =>
      toAddress(
        expectOk(await services.booking.revokeCalendarExport({ listingId: request.params.id }, onBehalfOf(request))),
      ),
  })

  app.route({
    method: 'GET',
    url: '/api/calendars/:file',
    config: forAnyone,
    schema: { hide: true, params: z.object({ file: z.templateLiteral([CalendarToken, '.ics']) }) },
    handler: async (request, reply) => {
      const token = request.params.file.slice(0, -'.ics'.length)
      const { file } = expectOk(await services.booking.calendarFile({ token }, onBehalfOf(request)))
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/calendar; charset=utf-8')
        .send(file)
    },
  })
}
