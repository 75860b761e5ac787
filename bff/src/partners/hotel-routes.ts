import { HotelAnswers, HotelDraft, HotelId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiHotelDraft = HotelDraft.meta({ id: 'HotelDraft' })
const Revision = z.object({ revision: z.int() })
const HotelParams = z.object({ id: HotelId })

/** The hotels that a partner describes (docs/product/partners.md, Hotels). Their photos have the routes of a home's photos. */
export const partnerHotelRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/partner/hotels',
    config: forUsers,
    schema: { response: okResponse(z.object({ items: z.array(ApiHotelDraft) })) },
    handler: async (request) => expectOk(await services.listings.hotelDrafts({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/partner/hotels',
    config: forUsers,
    schema: {
      body: z.object({ answers: HotelAnswers }),
      response: createdResponse(Revision.extend(HotelParams.shape)),
    },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.createHotelDraft(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'PUT',
    url: '/api/partner/hotels/:id',
    config: forUsers,
    schema: {
      params: HotelParams,
      body: Revision.extend({ answers: HotelAnswers }),
      response: okResponse(Revision),
    },
    handler: async (request) => {
      const save = { ...request.params, ...request.body }
      return expectOk(await services.listings.saveHotelDraft(save, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/partner/hotels/:id',
    config: forUsers,
    schema: { params: HotelParams, response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.deleteHotelDraft(request.params, onBehalfOf(request))),
  })
}
