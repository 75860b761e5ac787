import { BrowserChoice, Consent, Instant, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const Choice = z.object({ browserId: Uuid, choice: BrowserChoice, version: z.string().max(20) })

/** The log of consents (docs/product/data-rights.md, Consent). */
export const consentRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/consents',
    config: forAnyone,
    schema: { body: Choice, response: okResponse(z.object({ decidedAt: Instant })) },
    handler: async (request) => expectOk(await services.identity.chooseConsents(request.body, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/me/consents',
    config: forUsers,
    schema: { response: okResponse(z.object({ consents: z.array(Consent.meta({ id: 'Consent' })) })) },
    handler: async (request) => expectOk(await services.identity.consents({}, onBehalfOf(request))),
  })
}
