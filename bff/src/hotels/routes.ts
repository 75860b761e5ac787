import { copenhagenDate, HotelId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forAnyone, okResponse, sendText } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import {
  ApiHotel,
  ApiHotelCard,
  ApiHotelQuery,
  ApiHotelSuggestions,
  hotelIssues,
  localizedHotel,
  toApiHotel,
  toHotelQuery,
} from './shapes.ts'

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
    handler: async (request) =>
      expectOk(
        await services.listings.hotels({ ...request.query, language: languageOf(request) }, onBehalfOf(request)),
      ),
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
    handler: async (request, reply) => {
      const issues = hotelIssues(request.query, copenhagenDate(now()))
      if (issues.length > 0) throw new ProblemError('request.invalid', { issues })
      const query = toHotelQuery(request.query, languageOf(request))
      return sendText(reply, expectOk(await services.texts.listings.searchHotels(query, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/hotels/suggestions',
    config: forAnyone,
    schema: { querystring: z.object({ q: z.string().max(100).optional() }), response: okResponse(ApiHotelSuggestions) },
    handler: async (request, reply) =>
      sendText(reply, expectOk(await services.texts.listings.suggestHotels(request.query, onBehalfOf(request)))),
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
