import { CalendarDate, Category, DateRange, Hotel, OwnHold, Review } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { forAnyone, forRevalidation, okResponse, sendText } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { parseStay, StayQuery } from './asked-stay.ts'
import { localizedCard, localizedListing } from './in-language.ts'
import { ApiHost, ApiListing, ApiListingCard, ListingParams, toApiCard, toApiListing } from './shapes.ts'

const ApiHotel = Hotel.omit({ minPriceOre: true }).extend({ minPrice: Dkk }).meta({ id: 'Hotel' })
const ApiReview = Review.extend({ author: ApiHost.nullable() }).meta({ id: 'Review' })

const pageRoutes = (app: Api, { services, userCache }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/listings/:id',
    config: forRevalidation,
    schema: { params: ListingParams, response: okResponse(ApiListing) },
    handler: async (request) => {
      const listing = expectOk(await services.listings.byId(request.params, onBehalfOf(request)))
      const hosts = await userCache.byIds([listing.hostId], onBehalfOf(request))
      return toApiListing(localizedListing(listing, languageOf(request)), hosts.get(listing.hostId))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/listings/:id/availability',
    config: forRevalidation,
    schema: {
      params: ListingParams,
      querystring: z.object({ from: CalendarDate, to: CalendarDate }),
      response: okResponse(z.object({ unavailable: z.array(DateRange), own: z.array(OwnHold) })),
    },
    handler: async (request, reply) => {
      const asked = { listingId: request.params.id, ...request.query }
      return sendText(reply, expectOk(await services.texts.booking.availability(asked, onBehalfOf(request))))
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
    handler: async (request) => {
      const input = { ...request.params, stay: parseStay(request.query) }
      const { items } = expectOk(await services.listings.nearby(input, onBehalfOf(request)))
      const language = languageOf(request)
      return { items: items.map((card) => toApiCard(localizedCard(card, language))) }
    },
  })
}

const reviewRoutes = (app: Api, { services, userCache }: Deps): void => {
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
    handler: async (request) => {
      const answer = expectOk(
        await services.listings.reviews({ listingId: request.params.id, ...request.query }, onBehalfOf(request)),
      )
      const authorIds = answer.items.map((review) => review.authorId)
      const authors = await userCache.byIds(authorIds, onBehalfOf(request))
      return {
        ...answer,
        items: answer.items.map((review) => ({ ...review, author: authors.get(review.authorId) ?? null })),
      }
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

  app.route({
    method: 'GET',
    url: '/api/hotels',
    config: forAnyone,
    schema: {
      querystring: z.object({
        city: z.string().max(80).optional(),
        limit: z.coerce.number().int().min(1).max(50).optional(),
      }),
      response: okResponse(z.object({ items: z.array(ApiHotel) })),
    },
    handler: async (request) => {
      const { items } = expectOk(await services.listings.hotels(request.query, onBehalfOf(request)))
      return { items: items.map(({ minPriceOre, ...hotel }) => ({ ...hotel, minPrice: toDkk(minPriceOre) })) }
    },
  })
}

/** A home's page with its reviews, and the categories and hotels of the front page. */
export const listingRoutes = (app: Api, deps: Deps): void => {
  pageRoutes(app, deps)
  reviewRoutes(app, deps)
  frontPageRoutes(app, deps)
}
