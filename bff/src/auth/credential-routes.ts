import { Email, Password } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { Empty, emptyResponse, forConfirmedUsers, forUsersStrictly } from '../http/responses.ts'
import { setSessionCookie } from '../http/session-cookie.ts'
import { expectOk, problemResponse } from '../problems/problems.ts'

/** Changes of a signed-in person's password and mail address. */
export const credentialRoutes = (app: Api, { services, sessions, config }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/change-password',
    config: forUsersStrictly,
    schema: {
      body: z.object({ currentPassword: z.string().min(1).max(128), newPassword: Password }),
      response: emptyResponse,
    },
    handler: async (request, reply) => {
      const { token, held } = requireSession(request)
      const input = { ...request.body, session: token }
      const renewed = expectOk(await services.identity.changePassword(input, onBehalfOf(request)))
      sessions.forget({ userId: held.user.id, tokenHash: null })
      setSessionCookie(reply, config, renewed.token, renewed.expiresAt)
      return {}
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/change-email',
    config: forConfirmedUsers,
    schema: { body: z.object({ email: Email }), response: { 202: Empty, default: problemResponse } },
    handler: async (request, reply) => {
      const input = { ...request.body, session: requireSession(request).token }
      expectOk(await services.identity.changeEmail(input, onBehalfOf(request)))
      return reply.code(202).send({})
    },
  })
}
