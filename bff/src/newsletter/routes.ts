import { Email, NewsletterToken, NewsletterVersion } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { answerLanguageOf } from '../http/language.ts'
import { Empty, forAnyone, forAnyoneStrictly, okResponse } from '../http/responses.ts'
import { expectOk, problemResponse } from '../problems/problems.ts'

const TokenBody = z.object({ token: NewsletterToken })

/** Asking for the newsletter, and what the links in its letters do. */
export const newsletterRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/newsletter',
    config: forAnyoneStrictly,
    schema: {
      body: z.object({
        email: Email,
        /** The version of the words that the person read. */
        version: NewsletterVersion,
      }),
      response: { 202: Empty, default: problemResponse },
    },
    handler: async (request, reply) => {
      const asked = { ...request.body, locale: answerLanguageOf(request), ip: clientAddress(request) }
      expectOk(await services.messaging.subscribeNewsletter(asked, onBehalfOf(request)))
      return reply.code(202).send({})
    },
  })

  app.route({
    method: 'POST',
    url: '/api/newsletter/confirm',
    config: forAnyoneStrictly,
    schema: { body: TokenBody, response: okResponse(z.object({ confirmed: z.boolean() })) },
    handler: async (request) => expectOk(await services.messaging.confirmNewsletter(request.body, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/newsletter/unsubscribe',
    config: forAnyone,
    schema: { body: TokenBody, response: okResponse(z.object({ ended: z.boolean() })) },
    handler: async (request) => expectOk(await services.messaging.endNewsletter(request.body, onBehalfOf(request))),
  })
}
