import { Instant } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { forUsersStrictly, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

/** The confirmation that sensitive changes ask for (docs/product/people.md, Step-up). */
export const stepUpRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/step-up',
    config: forUsersStrictly,
    schema: {
      body: z.object({ password: z.string().min(1).max(128) }),
      response: okResponse(z.object({ confirmedUntil: Instant })),
    },
    handler: async (request) => {
      const { token } = requireSession(request)
      const confirmed = expectOk(
        await services.identity.stepUp({ ...request.body, session: token }, onBehalfOf(request)),
      )
      sessions.forgetToken(token)
      return confirmed
    },
  })
}
