import { DeviceSession, SecuritySettings } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { emptyResponse, forConfirmedUsers, forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiDevice = DeviceSession.meta({ id: 'DeviceSession' })

const sessionRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/sessions',
    config: forUsers,
    schema: { response: okResponse(z.object({ items: z.array(ApiDevice) })) },
    handler: async (request) => {
      const { token } = requireSession(request)
      return expectOk(await services.identity.sessions({ session: token }, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    config: forUsers,
    schema: { params: z.object({ id: z.uuid() }), response: emptyResponse },
    handler: async (request) => {
      const { held } = requireSession(request)
      expectOk(await services.identity.endSession(request.params, onBehalfOf(request)))
      sessions.forget({ userId: held.user.id, tokenHash: null })
      return {}
    },
  })

  app.route({
    method: 'POST',
    url: '/api/me/sessions/end-others',
    config: forUsers,
    schema: { response: okResponse(z.object({ ended: z.int() })) },
    handler: async (request) => {
      const { token, held } = requireSession(request)
      const answer = expectOk(await services.identity.endOtherSessions({ session: token }, onBehalfOf(request)))
      sessions.forget({ userId: held.user.id, tokenHash: null })
      return answer
    },
  })
}

const securityRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/security',
    config: forUsers,
    schema: { response: okResponse(SecuritySettings) },
    handler: async (request) => expectOk(await services.identity.securitySettings({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/me/security',
    config: forConfirmedUsers,
    schema: { body: SecuritySettings.partial(), response: okResponse(SecuritySettings) },
    handler: async (request) =>
      expectOk(await services.identity.setSecuritySettings(request.body, onBehalfOf(request))),
  })
}

/** The devices of a person, and what protects their account (docs/product/people.md, Devices). */
export const deviceRoutes = (app: Api, deps: Deps): void => {
  sessionRoutes(app, deps)
  securityRoutes(app, deps)
}
