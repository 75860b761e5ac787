import { copenhagenDate, HotelId, type HotelsAnswer } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf, type PageLanguage } from '../http/language.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import {
  ApiHotel,
  ApiHotelCard,
  ApiHotelQuery,
  hotelIssues,
  localizedHotel,
  toApiHotel,
  toApiHotelCard,
  toHotelQuery,
} from './shapes.ts'

/** A page of results as the API shows it, in a language. */
export const toApiHotels = (answer: HotelsAnswer, language: PageLanguage) => ({
  ...answer,
  items: answer.items.map((card) => toApiHotelCard(card, language)),
})

/** Hotels: the best of a city, the search, and a hotel's page. */
export const hotelRoutes = (app: Api, { services, now }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/hotels',
    config: forAnyone,
    schema: {
      querystring: z.object({
        city: z.string().max(80).optional(),
        limit: z.coerce.number().int().min(1).max(50).optional(),
      }),
      response: okResponse(z.object({ items: z.array(ApiHotelCard) })),
    },
    handler: async (request) => {
      const { items } = expectOk(await services.listings.hotels(request.query, onBehalfOf(request)))
      return { items: items.map((card) => toApiHotelCard(card, languageOf(request))) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/hotels/search',
    config: forAnyone,
    schema: {
      querystring: ApiHotelQuery,
      response: okResponse(
        z.object({
          /** The local spelling of the place asked for; null without a place, or when it is unknown. */
          place: z.string().nullable(),
          items: z.array(ApiHotelCard),
          total: z.int(),
          totalCapped: z.boolean(),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const issues = hotelIssues(request.query, copenhagenDate(now()))
      if (issues.length > 0) throw new ProblemError('request.invalid', { issues })
      const answer = await services.listings.searchHotels(toHotelQuery(request.query), onBehalfOf(request))
      return toApiHotels(expectOk(answer), languageOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/hotels/:id',
    config: forAnyone,
    schema: { params: z.object({ id: HotelId }), response: okResponse(ApiHotel) },
    handler: async (request) => {
      const hotel = expectOk(await services.listings.hotelById(request.params, onBehalfOf(request)))
      return toApiHotel(localizedHotel(hotel, languageOf(request)))
    },
  })
}
