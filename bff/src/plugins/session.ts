import cookie from '@fastify/cookie'
import type { Actor } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { onBehalfOf, type Ports, type RouteRule, signedIn } from '../http/api.ts'
import { expectOk, ProblemError } from '../http/problems.ts'
import { countRounds, mostRounds } from '../ports/rounds.ts'

/** Name of the one cookie. */
export const sessionCookie = 'nordbo_session'
const longestToken = 200
const anonymous: Actor = { kind: 'anonymous' }

/** The session cookie's token, held or not. */
export const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = request.cookies[sessionCookie]
  return token && token.length <= longestToken ? token : undefined
}

/** Sets the session cookie. */
export const openSession = (reply: FastifyReply, secure: boolean, token: string, expiresAt: string): void => {
  reply.setCookie(sessionCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    expires: new Date(expiresAt),
  })
}

const refuse = (request: FastifyRequest, rule: RouteRule): void => {
  if (rule.who === 'anyone') return
  const { roles } = signedIn(request)
  if (rule.who === 'user' || roles.includes('admin') || (rule.who === 'host' && roles.includes('host'))) return
  throw new ProblemError('auth.forbidden')
}

/** Knows the person of each request and lets in whom the route's rule names. */
export const session = fp(async (app, { services, sessions, config }: Ports) => {
  await app.register(cookie)
  app.decorateRequest('session', null)
  app.decorateRequest('actor')
  app.decorateRequest('rounds')
  app.addHook('onRequest', async (request) => {
    request.rounds = countRounds(config.STRICT ? mostRounds : undefined)
    request.actor = anonymous
  })
  // Limits are counted at onRequest: whoever is over them costs no question to identity.
  app.addHook('preParsing', async (request) => {
    const token = tokenOf(request)
    const held = token ? await sessions.of(token, request.id) : null
    if (!token || !held) return
    request.session = { token, held }
    request.actor = { kind: 'user', userId: held.user.id, roles: held.roles }
  })
  app.addHook('preParsing', async (request) => {
    const { rule } = request.routeOptions.config
    if (!rule) return
    if (rule.sandbox && !config.SANDBOX_URL) throw new ProblemError('sandbox.only')
    refuse(request, rule)
    if (!rule.recheck) return
    const { userId } = signedIn(request)
    const standing = expectOk(await services.identity.standing({ userId }, onBehalfOf(request)))
    if (!standing.active) throw new ProblemError('auth.suspended')
  })
})
