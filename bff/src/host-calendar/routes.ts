import { CalendarChangeId, CalendarDate, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { toOre } from '../http/money.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { datesOfMonth, showMonth, showYear } from './compose-calendar.ts'
import {
  ApiCalendarChange,
  ApiCalendarChanged,
  ApiCalendarHome,
  ApiHostDay,
  ChangeSubject,
  changeBodies,
  toApiChange,
} from './shapes.ts'

const Year = z.coerce.number().int().min(2000).max(2099)
const Month = z.coerce.number().int().min(1).max(12)

const readRoutes = (app: Api, deps: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/calendar',
    config: forHosts,
    schema: {
      querystring: z.object({ from: CalendarDate, to: CalendarDate }),
      response: okResponse(
        z.object({
          from: CalendarDate,
          to: CalendarDate,
          /** ISO weekdays whose nights have the weekend price. */
          weekendNights: z.array(z.int()),
          homes: z.array(ApiCalendarHome),
        }),
      ),
    },
    handler: (request) => showYear(deps, request.query, request),
  })

  app.route({
    method: 'GET',
    url: '/api/host/calendar/:listingId',
    config: forHosts,
    schema: {
      params: z.object({ listingId: ListingId }),
      querystring: z.object({ year: Year, month: Month }),
      response: okResponse(
        z.object({ listingId: ListingId, year: z.int(), month: z.int(), revision: z.int(), days: z.array(ApiHostDay) }),
      ),
    },
    handler: async (request) => {
      const { listingId } = request.params
      const { year, month } = request.query
      const shown = await showMonth(deps, { listingId, ...datesOfMonth(year, month) }, request)
      return { listingId, year, month, ...shown }
    },
  })
}

const changeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/calendar/prices',
    config: forHosts,
    schema: { body: changeBodies.prices, response: okResponse(ApiCalendarChanged) },
    handler: async (request) => {
      const { homes, price } = request.body
      const input = { homes, priceOre: price === null ? null : toOre(price) }
      const changed = expectOk(await services.pricing.setPriceOverrides(input, onBehalfOf(request)))
      return { ...changed, subject: 'prices' as const }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/calendar/blocks',
    config: forHosts,
    schema: { body: changeBodies.blocks, response: okResponse(ApiCalendarChanged) },
    handler: async (request) => {
      const changed = expectOk(await services.booking.setBlocks(request.body, onBehalfOf(request)))
      return { ...changed, subject: 'days' as const }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/calendar/notes',
    config: forHosts,
    schema: { body: changeBodies.notes, response: okResponse(ApiCalendarChanged) },
    handler: async (request) => {
      const changed = expectOk(await services.booking.setNotes(request.body, onBehalfOf(request)))
      return { ...changed, subject: 'days' as const }
    },
  })
}

const undoRoutes = (app: Api, { services, freshness }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/calendar/changes',
    config: forHosts,
    schema: { response: okResponse(z.object({ changes: z.array(ApiCalendarChange) })) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [prices, days] = await Promise.all([
        services.pricing.priceChanges({}, call),
        services.booking.calendarChanges({}, call),
      ])
      const changes = [
        ...expectOk(prices).changes.map((change) => toApiChange('prices', change)),
        ...expectOk(days).changes.map((change) => toApiChange('days', change)),
      ]
      return { changes: changes.sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1)) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/calendar/changes/:subject/:id/undo',
    config: forHosts,
    schema: {
      params: z.object({ subject: ChangeSubject, id: CalendarChangeId }),
      response: okResponse(ApiCalendarChanged),
    },
    handler: async (request) => {
      const { subject, id } = request.params
      const call = onBehalfOf(request)
      const answer =
        subject === 'prices'
          ? await services.pricing.undoPriceChange({ id }, call)
          : await services.booking.undoCalendarChange({ id }, call)
      const changed = expectOk(answer)
      // The request does not name its homes.
      freshness.changed(changed.homes.map(({ listingId }) => listingId))
      return { ...changed, subject }
    },
  })
}

/** A host's calendar: days and prices of all homes, and changes of many days at once. */
export const hostCalendarRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  changeRoutes(app, deps)
  undoRoutes(app, deps)
}
