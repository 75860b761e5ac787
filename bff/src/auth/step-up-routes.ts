import { Instant, SecondFactor } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { forUsersStrictly, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

/** The password was right, and the second factor is missing. */
const PendingStepUp = z.object({ twoFactorRequired: z.literal(true) })

/** The confirmation that sensitive changes ask for (docs/product/people.md, Step-up). */
export const stepUpRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/step-up',
    config: forUsersStrictly,
    schema: {
      body: z.object({ password: z.string().min(1).max(128), factor: SecondFactor.optional() }),
      response: okResponse(z.union([z.object({ confirmedUntil: Instant }), PendingStepUp])),
    },
    handler: async (request) => {
      const { token } = requireSession(request)
      const answer = await services.identity.stepUp({ ...request.body, session: token }, onBehalfOf(request))
      if (!answer.ok && answer.error.code === 'auth.twoFactorRequired') return { twoFactorRequired: true as const }
      const confirmed = expectOk(answer)
      sessions.forgetToken(token)
      return confirmed
    },
  })
}
