import {
  LinkedIdentityId,
  Locale,
  longestProviderAnswer,
  RolePreference,
  SignInProvider,
  SignInProviderId,
  SignInWays,
} from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { versionsInForce } from '../agreements/versions-in-force.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import {
  emptyResponse,
  forAnyone,
  forAnyoneStrictly,
  forUsers,
  forUsersStrictly,
  okResponse,
} from '../http/responses.ts'
import { SameSitePath } from '../http/same-site-path.ts'
import { expectOk } from '../problems/problems.ts'
import { openSession, signInOrigin } from './open-session.ts'
import { ownSession } from './own-session.ts'
import { setPendingCookie } from './pending-cookie.ts'
import { clearErrandCookie, type Errand, errandOf, setErrandCookie } from './provider-cookie.ts'
import { pathAfterProvider } from './provider-return.ts'

const ApiProvider = SignInProvider.meta({ id: 'SignInProvider' })
const ApiWays = SignInWays.meta({ id: 'SignInWays' })
const AtProvider = z.object({ id: SignInProviderId })
const Next = SameSitePath.nullable().default(null)
/** The address of the provider's page, to which the browser goes. */
const Begun = okResponse(z.object({ url: z.url() }))

/** Keeps the token in the browser and answers with the provider's address. */
const sendAway = (
  reply: FastifyReply,
  config: Deps['config'],
  { url, token }: { url: string; token: string },
  next: Errand['next'],
): { url: string } => {
  setErrandCookie(reply, config, { token, next })
  return { url }
}

const startRoutes = (app: Api, { services: { identity }, config }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/auth/providers',
    config: forAnyone,
    schema: { response: okResponse(z.object({ providers: z.array(ApiProvider) })) },
    handler: async (request) => expectOk(await identity.signInProviders({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/auth/providers/:id/start',
    config: forAnyoneStrictly,
    schema: {
      params: AtProvider,
      body: z.object({ next: Next, rolePreference: RolePreference.default('guest'), locale: Locale.default('da') }),
      response: Begun,
    },
    handler: async (request, reply) => {
      const { next, ...chosen } = request.body
      const input = { provider: request.params.id, ...chosen, agreed: versionsInForce() }
      const begun = expectOk(await identity.startProviderSignIn(input, onBehalfOf(request)))
      return sendAway(reply, config, begun, next)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/step-up/providers/:id/start',
    config: forUsersStrictly,
    schema: { params: AtProvider, body: z.object({ next: Next }), response: Begun },
    handler: async (request, reply) => {
      const begun = expectOk(await identity.startProviderStepUp({ provider: request.params.id }, onBehalfOf(request)))
      return sendAway(reply, config, begun, request.body.next)
    },
  })
}

/** Finishes what a browser began; returns where it goes. An answer that is not for this browser ends nothing. */
const finish = async (deps: Deps, request: FastifyRequest, reply: FastifyReply, provider: string): Promise<string> => {
  const { services, sessions, config } = deps
  const errand = errandOf(request, config)
  if (!errand) return pathAfterProvider('oidc.expired', null)
  const { token, next } = errand
  const origin = signInOrigin(request, config)
  const answer = new URL(request.url, config.PUBLIC_URL).search
  if (answer.length > longestProviderAnswer) return pathAfterProvider('oidc.refused', next)
  const done = await services.identity.finishAtProvider({ provider, token, answer, ...origin }, onBehalfOf(request))
  if (done.ok || done.error.code !== 'oidc.expired') clearErrandCookie(reply, config)
  if (!done.ok && done.error.code === 'auth.twoFactorRequired') {
    setPendingCookie(reply, config, done.error.params?.proof)
    return pathAfterProvider('code', next)
  }
  if (!done.ok) return pathAfterProvider(done.error.code, next)
  if (done.value.kind === 'opened') {
    const { session, created } = done.value
    openSession(deps, reply, origin.presented, session)
    // From the page to sign in itself hosts go to their dashboard.
    const home = session.roles.includes('host') ? '/host/dashboard' : '/'
    return pathAfterProvider(created ? 'created' : 'opened', next ?? home)
  }
  if (origin.presented) sessions.forgetToken(origin.presented)
  return pathAfterProvider(done.value.kind, next)
}

const returnRoutes = (app: Api, deps: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/auth/providers/:id/callback',
    config: forAnyoneStrictly,
    schema: { hide: true, params: AtProvider },
    handler: async (request, reply) => {
      const path = await finish(deps, request, reply, request.params.id)
      return reply.redirect(path, 303)
    },
  })
}

const ownRoutes = (app: Api, { services: { identity }, config }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/sign-in-ways',
    config: forUsers,
    schema: { response: okResponse(ApiWays) },
    handler: async (request) => expectOk(await identity.signInWays({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/linked-identities/start',
    config: forUsers,
    schema: { body: z.object({ provider: SignInProviderId, next: Next }), response: Begun },
    handler: async (request, reply) => {
      const { provider, next } = request.body
      const input = { ...ownSession(request), provider }
      const begun = expectOk(await identity.startProviderLink(input, onBehalfOf(request)))
      return sendAway(reply, config, begun, next)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/linked-identities/:id',
    config: forUsers,
    schema: { params: z.object({ id: LinkedIdentityId }), response: emptyResponse },
    handler: async (request) => {
      const input = { ...ownSession(request), ...request.params }
      return expectOk(await identity.unlinkIdentity(input, onBehalfOf(request)))
    },
  })
}

/** Signing in with OpenID Connect providers, and a person's linked identities (docs/product/people.md, Sign-in with a provider). */
export const providerRoutes = (app: Api, deps: Deps): void => {
  startRoutes(app, deps)
  returnRoutes(app, deps)
  ownRoutes(app, deps)
}
