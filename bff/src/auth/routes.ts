import { Email, Locale, Password, PersonName, Role, RolePreference } from '@nordbo/contracts'
import { z } from 'zod'
import { changedDocuments, versionsInForce } from '../agreements/versions-in-force.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forAnyone, forAnyoneStrictly, forUsers, okResponse } from '../http/responses.ts'
import { clearSessionCookie, setSessionCookie } from '../http/session-cookie.ts'
import { expectOk } from '../problems/problems.ts'
import { endPushOf, findOwnSession } from '../push/own-session.ts'
import { ApiUser, OpenedSession, openSession, signInOrigin } from './open-session.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { setPendingCookie } from './pending-cookie.ts'
import { providerRoutes } from './provider-routes.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

/** The password was right, and the second factor is missing. */
const PendingSignIn = z.object({ twoFactorRequired: z.literal(true) })

const ApiSession = z.object({
  user: ApiUser.nullable(),
  roles: z.array(Role),
  /** Whether the terms or the privacy policy changed since the person agreed to them. */
  termsChanged: z.boolean(),
  now: z.iso.datetime(),
})

const signInRoutes = (app: Api, deps: Deps): void => {
  const { services, config } = deps

  app.route({
    method: 'POST',
    url: '/api/auth/sign-up',
    config: forAnyoneStrictly,
    schema: {
      body: z.object({
        name: PersonName,
        email: Email,
        password: Password,
        rolePreference: RolePreference.default('guest'),
        locale: Locale.default('da'),
      }),
      response: createdResponse(OpenedSession),
    },
    handler: async (request, reply) => {
      const origin = signInOrigin(request, config)
      const input = { ...request.body, agreed: versionsInForce(), ...origin }
      const opened = expectOk(await services.identity.signUp(input, onBehalfOf(request)))
      return reply.code(201).send(openSession(deps, reply, origin.presented, opened))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/sign-in',
    config: forAnyoneStrictly,
    schema: {
      body: z.object({ email: Email, password: z.string().min(1).max(128) }),
      response: okResponse(z.union([OpenedSession, PendingSignIn])),
    },
    handler: async (request, reply) => {
      const origin = signInOrigin(request, config)
      const answer = await services.identity.signIn({ ...request.body, ...origin }, onBehalfOf(request))
      if (!answer.ok && answer.error.code === 'auth.twoFactorRequired') {
        setPendingCookie(reply, config, answer.error.params?.proof)
        return { twoFactorRequired: true as const }
      }
      return openSession(deps, reply, origin.presented, expectOk(answer))
    },
  })
}

const sessionRoutes = (app: Api, deps: Deps): void => {
  const { services, sessions, config, now } = deps
  app.route({
    method: 'POST',
    url: '/api/auth/sign-out',
    config: forAnyone,
    schema: { response: okResponse(z.object({})) },
    handler: async (request, reply) => {
      if (request.session) {
        const { token } = request.session
        const own = await findOwnSession(deps, request)
        const signOut = services.identity.signOut({ token }, onBehalfOf(request))
        const [signedOut] = await Promise.all([signOut, endPushOf(deps, request, own)])
        expectOk(signedOut)
        sessions.forgetToken(token)
      }
      clearSessionCookie(reply, config)
      return {}
    },
  })

  app.route({
    method: 'GET',
    url: '/api/auth/session',
    config: forAnyone,
    schema: {
      response: okResponse(ApiSession),
    },
    handler: async ({ session }, reply) => {
      // Using a session prolongs it, so the cookie is prolonged as well.
      if (session) setSessionCookie(reply, config, session.token, session.held.expiresAt)
      return {
        user: session?.held.user ?? null,
        roles: session?.held.roles ?? [],
        termsChanged: session ? changedDocuments(session.held.agreed).length > 0 : false,
        now: now().toISOString(),
      }
    },
  })
}

const roleRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/me/roles/host',
    config: forUsers,
    schema: { response: okResponse(z.object({ roles: z.array(Role) })) },
    handler: async (request) => {
      const answer = expectOk(await services.identity.becomeHost({}, onBehalfOf(request)))
      if (request.session) sessions.forgetToken(request.session.token)
      return answer
    },
  })
}

/** Sign-up, sign-in in every way, sign-out, the current session and the host role. */
export const authRoutes = (app: Api, deps: Deps): void => {
  signInRoutes(app, deps)
  sessionRoutes(app, deps)
  roleRoutes(app, deps)
  twoFactorRoutes(app, deps)
  passkeyRoutes(app, deps)
  providerRoutes(app, deps)
}
