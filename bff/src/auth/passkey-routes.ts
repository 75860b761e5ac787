import {
  CredentialProof,
  Instant,
  NewCredential,
  Passkey,
  PasskeyCreation,
  PasskeyId,
  PasskeyName,
  PasskeyRequest,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { createdResponse, forAnyoneStrictly, forUsers, forUsersStrictly, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { OpenedSession, openSession, signInOrigin } from './open-session.ts'
import { ownSession } from './own-session.ts'

const ApiPasskey = Passkey.meta({ id: 'Passkey' })
const ApiRequest = PasskeyRequest.meta({ id: 'PasskeyRequest' })
const Named = z.object({ id: PasskeyId })

const additionRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/passkeys',
    config: forUsers,
    schema: { response: okResponse(z.object({ passkeys: z.array(ApiPasskey) })) },
    handler: async (request) => expectOk(await services.identity.passkeys({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/passkeys/start',
    config: forUsers,
    schema: { response: okResponse(PasskeyCreation) },
    handler: async (request) =>
      expectOk(await services.identity.startPasskey(ownSession(request), onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/passkeys',
    config: forUsers,
    schema: { body: z.object({ name: PasskeyName, credential: NewCredential }), response: createdResponse(ApiPasskey) },
    handler: async (request, reply) => {
      const input = { ...ownSession(request), ...request.body }
      return reply.code(201).send(expectOk(await services.identity.addPasskey(input, onBehalfOf(request))))
    },
  })
}

const changeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PATCH',
    url: '/api/me/passkeys/:id',
    config: forUsers,
    schema: { params: Named, body: z.object({ name: PasskeyName }), response: okResponse(ApiPasskey) },
    handler: async (request) => {
      const input = { ...request.params, ...request.body }
      return expectOk(await services.identity.renamePasskey(input, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    config: forUsers,
    schema: { params: Named, response: okResponse(z.object({})) },
    handler: async (request) => {
      const input = { ...ownSession(request), ...request.params }
      return expectOk(await services.identity.removePasskey(input, onBehalfOf(request)))
    },
  })
}

const signInRoutes = (app: Api, deps: Deps): void => {
  const { services, config } = deps

  app.route({
    method: 'POST',
    url: '/api/auth/passkey/start',
    config: forAnyoneStrictly,
    schema: { response: okResponse(ApiRequest) },
    handler: async (request) => expectOk(await services.identity.startPasskeySignIn({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/auth/passkey',
    config: forAnyoneStrictly,
    schema: { body: CredentialProof, response: okResponse(OpenedSession) },
    handler: async (request, reply) => {
      const origin = signInOrigin(request, config)
      const input = { proof: request.body, ...origin }
      const opened = expectOk(await services.identity.passkeySignIn(input, onBehalfOf(request)))
      return openSession(deps, reply, origin.presented, opened)
    },
  })
}

const stepUpRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/step-up/passkey/start',
    config: forUsersStrictly,
    schema: { response: okResponse(ApiRequest) },
    handler: async (request) => expectOk(await services.identity.startPasskeyStepUp({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/auth/step-up/passkey',
    config: forUsersStrictly,
    schema: { body: CredentialProof, response: okResponse(z.object({ confirmedUntil: Instant })) },
    handler: async (request) => {
      const { token } = requireSession(request)
      const input = { session: token, proof: request.body }
      const confirmed = expectOk(await services.identity.passkeyStepUp(input, onBehalfOf(request)))
      sessions.forgetToken(token)
      return confirmed
    },
  })
}

/** Passkeys: a person's own, the sign-in with one, and the confirmation with one (docs/product/people.md, Passkeys). */
export const passkeyRoutes = (app: Api, deps: Deps): void => {
  additionRoutes(app, deps)
  changeRoutes(app, deps)
  signInRoutes(app, deps)
  stepUpRoutes(app, deps)
}
