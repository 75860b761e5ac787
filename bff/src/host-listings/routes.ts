import { CalendarDate, ListingContent, ListingId, ListingPatch, PhotoDescriptor, RateCard } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { toOre } from '../http/money.ts'
import { createdResponse, forActiveUsers, forUsers, okResponse } from '../http/responses.ts'
import { ApiListingCard, ListingParams, toApiCard } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

const ListingRevision = z.object({ id: ListingId, revision: z.int() })
const Revision = z.object({ revision: z.int() })
const Dates = z.array(CalendarDate).min(1).max(400)
const NightPrice = z.number().min(100).max(50_000)

/** A rate card, amounts in DKK. */
const ApiRateCard = RateCard.omit({ baseOre: true, cleaningOre: true }).extend({
  basePrice: NightPrice,
  cleaningFee: z.number().min(0).max(50_000).default(0),
})

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
    schema: { params: ListingParams, body: ListingPatch, response: okResponse(ListingRevision) },
    handler: async (request) =>
      expectOk(await services.listings.update({ id: request.params.id, patch: request.body }, onBehalfOf(request))),
  })
}

const priceRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/rates',
    config: forActiveUsers,
    schema: { params: ListingParams, body: ApiRateCard, response: okResponse(Revision) },
    handler: async (request) => {
      const { basePrice, cleaningFee, ...card } = request.body
      return expectOk(
        await services.pricing.setRates(
          {
            listingId: request.params.id,
            card: { ...card, baseOre: toOre(basePrice), cleaningOre: toOre(cleaningFee) },
          },
          onBehalfOf(request),
        ),
      )
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/calendar/prices',
    config: forActiveUsers,
    schema: {
      params: ListingParams,
      body: z.object({ dates: Dates, price: NightPrice.nullable() }),
      response: okResponse(Revision),
    },
    handler: async (request) => {
      const { dates, price } = request.body
      const priceOre = price === null ? null : toOre(price)
      return expectOk(
        await services.pricing.setPriceOverrides(
          { listingId: request.params.id, dates, priceOre },
          onBehalfOf(request),
        ),
      )
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
    handler: async (request) =>
      expectOk(
        await services.booking.setBlocks({ listingId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })
}

const photoRoutes = (app: Api, { services, uploads }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/photos',
    config: forUsers,
    schema: { params: ListingParams, response: createdResponse(z.object({ photo: PhotoDescriptor })) },
    handler: async (request, reply) => {
      const { id } = request.params
      const call = onBehalfOf(request)
      const added = await uploads.take(request, {
        authorize: () => services.listings.mayAddPhoto({ id }, call),
        submit: (quarantineKey) => services.listings.addPhoto({ id, quarantineKey }, call),
      })
      return reply.code(201).send(added)
    },
  })
}

const publicationRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/publish',
    config: forUsers,
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

/** What a host does with homes, their photos, prices and calendar. */
export const hostListingRoutes = (app: Api, deps: Deps): void => {
  contentRoutes(app, deps)
  priceRoutes(app, deps)
  calendarRoutes(app, deps)
  photoRoutes(app, deps)
  publicationRoutes(app, deps)
}
