import {
  type CalendarChanged,
  CalendarDate,
  ListingContent,
  ListingId,
  ListingPatch,
  type Result,
  rangesOfDates,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { toOre } from '../http/money.ts'
import { createdResponse, forActiveUsers, forUsers, forVerifiedUsers, okResponse } from '../http/responses.ts'
import { ApiListingCard, ListingParams, toApiCard } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import { calendarExportRoutes } from './calendar-export-routes.ts'
import { calendarImportRoutes } from './calendar-import-routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { rateRoutes } from './rate-routes.ts'
import { stayRuleRoutes } from './stay-rule-routes.ts'

const ListingRevision = z.object({ id: ListingId, revision: z.int() })
const Revision = z.object({ revision: z.int() })
const Dates = z.array(CalendarDate).min(1).max(400)
/** Whole DKK. */
const DatePrice = z.int().min(100).max(50_000)

/** Days of one home as the procedures take them. */
const daysOf = (listingId: ListingId, dates: readonly string[]) => [{ listingId, ranges: rangesOfDates(dates) }]

/** The revision of the only home of a change. */
const revisionOf = (changed: Result<z.infer<typeof CalendarChanged>>): z.infer<typeof Revision> => {
  const [home] = expectOk(changed).homes
  if (!home) throw new Error('a change of one home has no home')
  return { revision: home.revision }
}

const contentRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings',
    config: forUsers,
    schema: {
      response: okResponse(z.object({ items: z.array(ApiListingCard.extend({ active: z.boolean() })) })),
    },
    handler: async (request) => {
      const { items } = expectOk(await services.listings.mine({}, onBehalfOf(request)))
      return {
        items: items.map(({ active, ...card }) => ({ ...toApiCard({ ...card, totalOre: null, stay: null }), active })),
      }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings',
    config: forUsers,
    schema: { body: ListingContent, response: createdResponse(ListingRevision) },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.create(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'PATCH',
    url: '/api/host/listings/:id',
    config: forUsers,
    schema: {
      params: ListingParams,
      // The revision that the editor saw; a later change of the home refuses this one.
      body: ListingPatch.extend({ revision: z.int().optional() }),
      response: okResponse(ListingRevision),
    },
    handler: async (request) => {
      const { revision, ...patch } = request.body
      return expectOk(await services.listings.update({ ...request.params, patch, revision }, onBehalfOf(request)))
    },
  })
}

const priceRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/calendar/prices',
    config: forActiveUsers,
    schema: {
      params: ListingParams,
      body: z.object({ dates: Dates, price: DatePrice.nullable() }),
      response: okResponse(Revision),
    },
    handler: async (request) => {
      const { dates, price } = request.body
      const priceOre = price === null ? null : toOre(price)
      const input = { homes: daysOf(request.params.id, dates), priceOre }
      return revisionOf(await services.pricing.setPriceOverrides(input, onBehalfOf(request)))
    },
  })
}

const calendarRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/calendar/blocks',
    config: forUsers,
    schema: {
      params: ListingParams,
      body: z.object({
        dates: Dates,
        blocked: z.boolean(),
        reason: z.string().trim().max(200).optional(),
      }),
      response: okResponse(Revision),
    },
    handler: async (request) => {
      const { dates, ...change } = request.body
      const input = { homes: daysOf(request.params.id, dates), ...change }
      return revisionOf(await services.booking.setBlocks(input, onBehalfOf(request)))
    },
  })
}

const publicationRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/publish',
    config: forVerifiedUsers,
    schema: { params: ListingParams, response: okResponse(Revision) },
    handler: async (request) => {
      const { roles } = requireUser(request)
      const call = onBehalfOf(request)
      const [answer, home] = await Promise.all([
        services.listings.publish(request.params, call),
        roles.includes('admin') ? services.listings.byId(request.params, call) : undefined,
      ])
      const published = expectOk(answer)
      // Publishing makes the owner a host (docs/product/people.md, Roles). An admin who publishes for a host gets no new role.
      if (home) {
        const { hostId: userId } = expectOk(home)
        expectOk(await services.identity.makeHost({ userId }, call))
        sessions.forget({ userId, tokenHash: null })
      } else if (!roles.includes('host')) {
        expectOk(await services.identity.becomeHost({}, call))
        if (request.session) sessions.forgetToken(request.session.token)
      }
      return published
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/unpublish',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(Revision) },
    handler: async (request) => expectOk(await services.listings.unpublish(request.params, onBehalfOf(request))),
  })
}

/** What a host does with homes, their prices and calendar. */
export const hostListingRoutes = (app: Api, deps: Deps): void => {
  contentRoutes(app, deps)
  rateRoutes(app, deps)
  editingRoutes(app, deps)
  priceRoutes(app, deps)
  calendarRoutes(app, deps)
  publicationRoutes(app, deps)
  stayRuleRoutes(app, deps)
  calendarExportRoutes(app, deps)
  calendarImportRoutes(app, deps)
}
