import { CalendarDate, Category, DateRange, OwnHold, Review, StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { asText, forAnyone, forRevalidation, okResponse, sendText } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { sendShared } from '../shared-answers/send-shared.ts'
import { parseStay, StayQuery } from './asked-stay.ts'
import { localizedCard, localizedListing } from './in-language.ts'
import { ApiHost, ApiListing, ApiListingCard, ListingParams, toApiCard, toApiListing } from './shapes.ts'

/** What the host asks of stays. */
const ApiStayRules = StayRules.meta({ id: 'StayRules' })
const ApiReview = Review.extend({ author: ApiHost.nullable() }).meta({ id: 'Review' })

const pageRoutes = (app: Api, deps: Deps): void => {
  const { services, userCache } = deps
  app.route({
    method: 'GET',
    url: '/api/listings/:id',
    config: forRevalidation,
    schema: { params: ListingParams, response: okResponse(ApiListing) },
    handler: async (request, reply) => {
      const { id } = request.params
      const ask = async () => {
        const listing = expectOk(await services.listings.byId({ id }, onBehalfOf(request)))
        const hosts = await userCache.byIds([listing.hostId], onBehalfOf(request))
        return asText(reply, toApiListing(localizedListing(listing, languageOf(request)), hosts.get(listing.hostId)))
      }
      return sendShared(deps, { request, reply, ask }, { homes: id, parameters: [id] })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/listings/:id/availability',
    config: forRevalidation,
    schema: {
      params: ListingParams,
      querystring: z.object({ from: CalendarDate, to: CalendarDate }),
      response: okResponse(
        z.object({ unavailable: z.array(DateRange), own: z.array(OwnHold), rules: ApiStayRules.nullable() }),
      ),
    },
    handler: async (request, reply) => {
      const [{ id }, { from, to }] = [request.params, request.query]
      const ask = async () =>
        expectOk(await services.texts.booking.availability({ listingId: id, from, to }, onBehalfOf(request))).text
      return sendShared(deps, { request, reply, ask }, { homes: id, parameters: [id, from, to] })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/listings/:id/nearby',
    config: forRevalidation,
    schema: {
      params: ListingParams,
      querystring: StayQuery,
      response: okResponse(z.object({ items: z.array(ApiListingCard) })),
    },
    handler: async (request, reply) => {
      const [{ id }, { checkIn, checkOut, guests }] = [request.params, request.query]
      const ask = async () => {
        const input = { id, stay: parseStay(request.query) }
        const { items } = expectOk(await services.listings.nearby(input, onBehalfOf(request)))
        const language = languageOf(request)
        return asText(reply, { items: items.map((card) => toApiCard(localizedCard(card, language))) })
      }
      // A change of any home may add or remove a neighbour.
      return sendShared(deps, { request, reply, ask }, { homes: 'all', parameters: [id, checkIn, checkOut, guests] })
    },
  })
}

const reviewRoutes = (app: Api, deps: Deps): void => {
  const { services, userCache } = deps
  app.route({
    method: 'GET',
    url: '/api/listings/:id/reviews',
    config: forRevalidation,
    schema: {
      params: ListingParams,
      querystring: z.object({
        /** Only reviews that contain these words. */
        q: z.string().max(100).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(50).optional(),
      }),
      response: okResponse(z.object({ items: z.array(ApiReview), nextCursor: z.string().nullable(), total: z.int() })),
    },
    handler: async (request, reply) => {
      const [{ id }, { q, cursor, limit }] = [request.params, request.query]
      const ask = async () => {
        const input = { listingId: id, ...request.query }
        const answer = expectOk(await services.listings.reviews(input, onBehalfOf(request)))
        const authorIds = answer.items.map((review) => review.authorId)
        const authors = await userCache.byIds(authorIds, onBehalfOf(request))
        const items = answer.items.map((review) => ({ ...review, author: authors.get(review.authorId) ?? null }))
        return asText(reply, { ...answer, items })
      }
      return sendShared(deps, { request, reply, ask }, { homes: id, parameters: [id, q, cursor, limit] })
    },
  })
}

const frontPageRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/categories',
    config: forAnyone,
    schema: { response: okResponse(z.object({ items: z.array(Category) })) },
    handler: async (request, reply) => {
      // Categories change only with a release, so they are cached for a day (docs/product/listings.md, Front page).
      reply.header('cache-control', 'public, max-age=86400')
      return sendText(reply, expectOk(await services.texts.listings.categories({}, onBehalfOf(request))))
    },
  })
}

/** A home's page with its reviews, and the categories of the front page. */
export const listingRoutes = (app: Api, deps: Deps): void => {
  pageRoutes(app, deps)
  reviewRoutes(app, deps)
  frontPageRoutes(app, deps)
}
