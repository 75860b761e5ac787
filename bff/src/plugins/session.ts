import cookie from '@fastify/cookie'
import type { Actor } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { onBehalfOf, type Ports, type RouteRule, signedIn } from '../http/api.ts'
import { expectOk, ProblemError } from '../http/problems.ts'
import { tokenOf } from '../http/session-cookie.ts'
import { countRounds, mostRounds } from '../ports/rounds.ts'

const anonymous: Actor = { kind: 'anonymous' }

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
  // Limits are counted at onRequest: a refused caller costs no question to identity.
  app.addHook('preParsing', async (request) => {
    const token = tokenOf(request, config)
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
