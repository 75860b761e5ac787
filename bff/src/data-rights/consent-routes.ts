import { BrowserChoice, Consent, consentCookie, consentMonths, consentVersion, Instant, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { isHttps } from '../http/session-cookie.ts'
import { expectOk } from '../problems/problems.ts'

const Choice = z.object({ browserId: Uuid, choice: BrowserChoice, version: z.literal(consentVersion) })

const consentSeconds = Math.round((consentMonths / 12) * 365 * 86_400)

/** The log of consents (docs/product/data-rights.md, Consent). */
export const consentRoutes = (app: Api, { services, config }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/consents',
    config: forAnyone,
    schema: { body: Choice, response: okResponse(z.object({ decidedAt: Instant })) },
    handler: async (request, reply) => {
      const { browserId, choice, version } = request.body
      const decided = expectOk(await services.identity.chooseConsents(request.body, onBehalfOf(request)))
      // Some browsers delete cookies of scripts within days.
      const value = [version, browserId, choice.preferences ? 1 : 0, choice.statistics ? 1 : 0].join('.')
      const secure = isHttps(config)
      reply.setCookie(consentCookie, value, { path: '/', sameSite: 'lax', secure, maxAge: consentSeconds })
      return decided
    },
  })

  app.route({
    method: 'GET',
    url: '/api/me/consents',
    config: forUsers,
    schema: { response: okResponse(z.object({ consents: z.array(Consent.meta({ id: 'Consent' })) })) },
    handler: async (request) => expectOk(await services.identity.consents({}, onBehalfOf(request))),
  })
}
