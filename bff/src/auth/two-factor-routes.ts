import { AppCode, AppSecret, RecoveryCodes, SecondFactor, TwoFactorState } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAnyoneStrictly, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { OpenedSession, openSession, signInOrigin } from './open-session.ts'
import { ownSession } from './own-session.ts'
import { clearPendingCookie, pendingProofOf } from './pending-cookie.ts'

const ApiTwoFactor = TwoFactorState.meta({ id: 'TwoFactor' })

const setUpRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/two-factor',
    config: forUsers,
    schema: { response: okResponse(ApiTwoFactor) },
    handler: async (request) => expectOk(await services.identity.twoFactor({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/two-factor/start',
    config: forUsers,
    schema: { response: okResponse(AppSecret) },
    handler: async (request) =>
      expectOk(await services.identity.startTwoFactor(ownSession(request), onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/two-factor/confirm',
    config: forUsers,
    schema: { body: z.object({ code: AppCode }), response: okResponse(RecoveryCodes) },
    handler: async (request) => {
      const input = { ...ownSession(request), ...request.body }
      return expectOk(await services.identity.confirmTwoFactor(input, onBehalfOf(request)))
    },
  })
}

const changeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/me/two-factor/disable',
    config: forUsers,
    schema: { response: okResponse(ApiTwoFactor) },
    handler: async (request) =>
      expectOk(await services.identity.disableTwoFactor(ownSession(request), onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/two-factor/recovery-codes',
    config: forUsers,
    schema: { response: okResponse(RecoveryCodes) },
    handler: async (request) =>
      expectOk(await services.identity.newRecoveryCodes(ownSession(request), onBehalfOf(request))),
  })
}

const secondFactorRoutes = (app: Api, deps: Deps): void => {
  const { services, config } = deps

  app.route({
    method: 'POST',
    url: '/api/auth/two-factor',
    config: forAnyoneStrictly,
    schema: { body: SecondFactor, response: okResponse(OpenedSession) },
    handler: async (request, reply) => {
      const proof = pendingProofOf(request, config)
      if (!proof) throw new ProblemError('auth.signInExpired')
      const origin = signInOrigin(request, config)
      const input = { proof, factor: request.body, ...origin }
      const opened = expectOk(await services.identity.finishSignIn(input, onBehalfOf(request)))
      clearPendingCookie(reply, config)
      return openSession(deps, reply, origin.presented, opened)
    },
  })
}

/** Two-factor sign-in: setting it up, changing it, and the second step of a sign-in. */
export const twoFactorRoutes = (app: Api, deps: Deps): void => {
  setUpRoutes(app, deps)
  changeRoutes(app, deps)
  secondFactorRoutes(app, deps)
}
