import { ContactQuestion, hasContent, Instant, TicketToken, TicketView, TicketWords, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { answerLanguageOf } from '../http/language.ts'
import { forAnyoneStrictly, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const Params = z.object({ id: Uuid })
const Ticket = TicketView.meta({ id: 'SupportTicket' })

/** Questions from the contact page, also of people who are signed out. The caller makes the ids, so that a repeat doubles nothing. */
export const contactRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/contact/tickets/:id',
    config: forAnyoneStrictly,
    schema: {
      params: Params,
      body: ContactQuestion.extend({
        /** A field that people do not see. Robots fill it in. */
        website: z.string().max(200).default(''),
      }),
      response: okResponse(z.object({ number: z.int(), openedAt: Instant, token: TicketToken.nullable() })),
    },
    handler: async (request) => {
      const { website, ...question } = request.body
      const locale = answerLanguageOf(request)
      const sent = { ...question, ...request.params, locale, ip: clientAddress(request), suspect: website !== '' }
      return expectOk(await services.messaging.contact(sent, onBehalfOf(request)))
    },
  })

  // The secret is in the body, so that no log has it.
  app.route({
    method: 'POST',
    url: '/api/contact/ticket',
    config: forAnyoneStrictly,
    schema: { body: z.object({ token: TicketToken }), response: okResponse(Ticket) },
    handler: async (request) => expectOk(await services.messaging.ticketByToken(request.body, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/contact/replies/:id',
    config: forAnyoneStrictly,
    schema: {
      params: Params,
      body: TicketWords.refine(hasContent),
      response: okResponse(Ticket),
    },
    handler: async (request) =>
      expectOk(await services.messaging.replyByToken({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}
