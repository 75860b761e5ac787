import { Email, Locale, type NewSession, OwnUser, Password, PersonName, Role, RolePreference } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { clearSessionCookie, isHttps, sessionTokenOf, setSessionCookie } from '../http/session-cookie.ts'
import { expectOk } from '../problems/problems.ts'
import { setDeviceCookie, signInClientOf } from './device-cookie.ts'

const ApiUser = OwnUser.meta({ id: 'OwnUser' })
const Opened = z.object({ user: ApiUser, roles: z.array(Role) })

/** Sign-up, sign-in, sign-out and who is here. */
export const authRoutes = (app: Api, { services, sessions, config, now }: Deps): void => {
  /** Where a person comes from, and the session that they leave by signing in. */
  const arrivalOf = (request: FastifyRequest) => ({
    client: signInClientOf(request),
    presented: sessionTokenOf(request, config),
  })
  const welcome = (reply: FastifyReply, left: string | undefined, { user, roles, ...opened }: NewSession) => {
    if (left) sessions.forgetToken(left)
    setSessionCookie(reply, config, opened.token, opened.expiresAt)
    setDeviceCookie(reply, isHttps(config), opened.device)
    return { user, roles }
  }

  app.route({
    method: 'POST',
    url: '/api/auth/sign-up',
    config: { rule: { who: 'anyone', strictLimit: true } },
    schema: {
      body: z.object({
        name: PersonName,
        email: Email,
        password: Password,
        rolePreference: RolePreference.default('guest'),
        locale: Locale.default('da'),
      }),
      response: createdResponse(Opened),
    },
    handler: async (request, reply) => {
      const from = arrivalOf(request)
      const opened = expectOk(await services.identity.signUp({ ...request.body, ...from }, onBehalfOf(request)))
      return reply.code(201).send(welcome(reply, from.presented, opened))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/sign-in',
    config: { rule: { who: 'anyone', strictLimit: true } },
    schema: {
      body: z.object({ email: Email, password: z.string().min(1).max(128) }),
      response: okResponse(Opened),
    },
    handler: async (request, reply) => {
      const from = arrivalOf(request)
      const opened = expectOk(await services.identity.signIn({ ...request.body, ...from }, onBehalfOf(request)))
      return welcome(reply, from.presented, opened)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/sign-out',
    config: forAnyone,
    schema: { response: okResponse(z.object({})) },
    handler: async (request, reply) => {
      if (request.session) {
        const { token } = request.session
        expectOk(await services.identity.signOut({ token }, onBehalfOf(request)))
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
      response: okResponse(z.object({ user: ApiUser.nullable(), roles: z.array(Role), now: z.iso.datetime() })),
    },
    handler: async ({ session }, reply) => {
      // The cookie lives as long as the session, which is prolonged while it is used.
      if (session) setSessionCookie(reply, config, session.token, session.held.expiresAt)
      return { user: session?.held.user ?? null, roles: session?.held.roles ?? [], now: now().toISOString() }
    },
  })

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
