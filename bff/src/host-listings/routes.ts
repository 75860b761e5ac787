import { CalendarDate, ListingContent, ListingId, ListingPatch, PhotoDescriptor, RateCard } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { toOre } from '../http/money.ts'
import { createdResponse, forUsers, okResponse } from '../http/responses.ts'
import { ApiListingCard, ListingParams, toApiCard } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

/** Creating needs a signed-in person; publishing gives the host role (docs/product/people.md, Roles). */
/** Prices are money, and pricing asks nobody about the person's standing. */
const moneyRule = { rule: { who: 'user', recheck: true } } as const
const Changed = z.object({ id: ListingId, revision: z.int() })
const NightPrice = z.number().min(100).max(50_000)

/** A rate card, amounts in DKK. */
const ApiRateCard = RateCard.omit({ baseOre: true, cleaningOre: true }).extend({
  basePrice: NightPrice,
  cleaningFee: z.number().min(0).max(50_000).default(0),
})

/** What a host does with homes, their photos, prices and calendar. */
export const hostListingRoutes = (app: Api, { services, sessions, uploads }: Deps): void => {
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
    schema: { body: ListingContent, response: createdResponse(Changed) },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.create(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'PATCH',
    url: '/api/host/listings/:id',
    config: forUsers,
    schema: { params: ListingParams, body: ListingPatch, response: okResponse(Changed) },
    handler: async (request) =>
      expectOk(await services.listings.update({ id: request.params.id, patch: request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/rates',
    config: moneyRule,
    schema: {
      params: ListingParams,
      body: ApiRateCard,
      response: okResponse(z.object({ revision: z.int() })),
    },
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
    config: moneyRule,
    schema: {
      params: ListingParams,
      body: z.object({ dates: z.array(CalendarDate).min(1).max(400), price: NightPrice.nullable() }),
      response: okResponse(z.object({ revision: z.int() })),
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

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/calendar/blocks',
    config: forUsers,
    schema: {
      params: ListingParams,
      body: z.object({
        dates: z.array(CalendarDate).min(1).max(400),
        blocked: z.boolean(),
        reason: z.string().trim().max(200).optional(),
      }),
      response: okResponse(z.object({ revision: z.int() })),
    },
    handler: async (request) =>
      expectOk(
        await services.booking.setBlocks({ listingId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/photos',
    config: forUsers,
    schema: {
      params: ListingParams,
      response: createdResponse(z.object({ photo: PhotoDescriptor })),
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const asking = onBehalfOf(request)
      const added = await uploads.take(request, {
        authorize: () => services.listings.mayAddPhoto({ id }, asking),
        submit: (quarantineKey) => services.listings.addPhoto({ id, quarantineKey }, asking),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/publish',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(z.object({ revision: z.int() })) },
    handler: async (request) => {
      const { roles } = requireUser(request)
      const asking = onBehalfOf(request)
      const [answer, home] = await Promise.all([
        services.listings.publish(request.params, asking),
        roles.includes('admin') ? services.listings.byId(request.params, asking) : undefined,
      ])
      const published = expectOk(answer)
      // Publishing makes the owner a host (docs/product/people.md, Roles); an admin who publishes for somebody stays what they are.
      if (home) {
        const { hostId: userId } = expectOk(home)
        expectOk(await services.identity.makeHost({ userId }, asking))
        sessions.forget({ userId, tokenHash: null })
      } else if (!roles.includes('host')) {
        expectOk(await services.identity.becomeHost({}, asking))
        if (request.session) sessions.forgetToken(request.session.token)
      }
      return published
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/unpublish',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(z.object({ revision: z.int() })) },
    handler: async (request) => expectOk(await services.listings.unpublish(request.params, onBehalfOf(request))),
  })
}
