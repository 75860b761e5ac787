import { MailStopSubject, MailStopToken, NewsletterToken, UnsubscribeToken } from '@nordbo/contracts'
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

interface OneClick {
  /** Of the address that mail programs post to; the token follows. */
  path: string
  /** The page with the button. */
  page: string
  token: z.ZodType<string>
  end(token: string, call: ReturnType<typeof onBehalfOf>): Promise<unknown>
}

/** One kind of mails: a mail program posts the address; one without one-click support opens it in a browser, which shows the page. */
const oneClickRoutes = (app: Api, { path, page, token, end }: OneClick): void => {
  const params = z.object({ token })
  app.route({
    method: 'POST',
    url: `${path}/:token`,
    config: forAnyone,
    schema: { params, response: emptyResponse },
    handler: async (request) => {
      await end(request.params.token, onBehalfOf(request))
      return {}
    },
  })

  app.route({
    method: 'GET',
    url: `${path}/:token`,
    config: forAnyone,
    schema: { params, response: { 302: z.null(), default: problemResponse } },
    handler: async (request, reply) => reply.redirect(`${page}?token=${request.params.token}`),
  })
}

/** Unsubscribing by a mail program (RFC 8058), which posts a form without a session. Needs a scope of its own for the form's parser. */
export const oneClickUnsubscribeRoutes = (app: Api, { services }: Deps): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_, __, done) => done(null),
  )
  oneClickRoutes(app, {
    ...{ path: '/api/unsubscribe', page: '/unsubscribe', token: MailStopToken },
    end: async (token, call) => expectOk(await services.identity.stopMails({ token, stopped: true }, call)),
  })
  oneClickRoutes(app, {
    ...{ path: '/api/saved-searches/unsubscribe', page: '/saved-searches/unsubscribe', token: UnsubscribeToken },
    end: async (token, call) => expectOk(await services.listings.unsubscribeSavedSearch({ token }, call)),
  })
  oneClickRoutes(app, {
    ...{ path: '/api/newsletter/unsubscribe', page: '/newsletter/unsubscribe', token: NewsletterToken },
    end: async (token, call) => expectOk(await services.messaging.endNewsletter({ token }, call)),
  })
}
