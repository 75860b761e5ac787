import { MailStopSubject, MailStopToken, UnsubscribeToken } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { emptyResponse, forAnyone, okResponse } from '../http/responses.ts'
import { expectOk, problemResponse } from '../problems/problems.ts'

/** Ending mails of a kind by the page that their link opens, and taking that back. */
export const unsubscribeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/unsubscribe',
    config: forAnyone,
    schema: {
      body: z.object({ token: MailStopToken, stopped: z.boolean() }),
      response: okResponse(z.object({ subject: MailStopSubject, stopped: z.boolean() })),
    },
    handler: async (request) => expectOk(await services.identity.stopMails(request.body, onBehalfOf(request))),
  })
}

const redirectResponse = { 302: z.null(), default: problemResponse }

const mailRoutes = (app: Api, { services }: Deps): void => {
  const params = z.object({ token: MailStopToken })
  app.route({
    method: 'POST',
    url: '/api/unsubscribe/:token',
    config: forAnyone,
    schema: { params, response: emptyResponse },
    handler: async (request) => {
      expectOk(await services.identity.stopMails({ ...request.params, stopped: true }, onBehalfOf(request)))
      return {}
    },
  })

  app.route({
    method: 'GET',
    url: '/api/unsubscribe/:token',
    config: forAnyone,
    schema: { params, response: redirectResponse },
    handler: async (request, reply) => reply.redirect(`/unsubscribe?token=${request.params.token}`),
  })
}

const searchRoutes = (app: Api, { services }: Deps): void => {
  const params = z.object({ token: UnsubscribeToken })
  app.route({
    method: 'POST',
    url: '/api/saved-searches/unsubscribe/:token',
    config: forAnyone,
    schema: { params, response: emptyResponse },
    handler: async (request) => {
      expectOk(await services.listings.unsubscribeSavedSearch(request.params, onBehalfOf(request)))
      return {}
    },
  })

  app.route({
    method: 'GET',
    url: '/api/saved-searches/unsubscribe/:token',
    config: forAnyone,
    schema: { params, response: redirectResponse },
    handler: async (request, reply) => reply.redirect(`/saved-searches/unsubscribe?token=${request.params.token}`),
  })
}

/**
 * Unsubscribing by a mail program (RFC 8058), which posts a form without a session. Needs a scope of its own for the form's parser. A
 * program without one-click support opens the address in a browser, where the page has the button.
 */
export const oneClickUnsubscribeRoutes = (app: Api, deps: Deps): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_, __, done) => done(null),
  )
  mailRoutes(app, deps)
  searchRoutes(app, deps)
}
