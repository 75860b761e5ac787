import cookie from '@fastify/cookie'
import type { Actor } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { BffConfig } from '../../core/config.ts'
import { expectOk, ProblemError } from '../../problems/problems.ts'
import { countCallBatches, maxCallBatches } from '../../services/call-batches.ts'
import type { Services } from '../../services/services.ts'
import type { SessionCache } from '../../services/session-cache.ts'
import type { CurrentSession } from '../../services/session-lookups.ts'
import { onBehalfOf, type RouteRule, requireUser } from '../api.ts'
import { sessionTokenOf } from '../session-cookie.ts'

const anonymous: Actor = { kind: 'anonymous' }

const checkAudience = (request: FastifyRequest, rule: RouteRule): void => {
  if (rule.who === 'anyone') return
  const { roles } = requireUser(request)
  if (rule.who === 'user' || roles.includes('admin') || (rule.who === 'host' && roles.includes('host'))) return
  throw new ProblemError('auth.forbidden')
}

const isConfirmed = (held: CurrentSession | null): boolean =>
  held?.confirmedUntil != null && Date.parse(held.confirmedUntil) > Date.now()

/** Refuses a session that was not confirmed lately. One that only the cache calls unconfirmed is looked up anew. */
const requireStepUp = async ({ session, id }: FastifyRequest, sessions: SessionCache): Promise<void> => {
  if (!session || isConfirmed(session.held)) return
  sessions.forgetToken(session.token)
  if (!isConfirmed(await sessions.find(session.token, id))) throw new ProblemError('auth.stepUpRequired')
}

/** Refuses a person whose mail address is not verified. One that only the cache calls unverified is looked up anew. */
const requireVerified = async ({ session, id }: FastifyRequest, sessions: SessionCache): Promise<void> => {
  if (!session || session.held.user.emailVerified) return
  sessions.forgetToken(session.token)
  if (!(await sessions.find(session.token, id))?.user.emailVerified) throw new ProblemError('auth.emailUnverified')
}

interface SessionDeps {
  services: Pick<Services, 'identity'>
  sessions: SessionCache
  config: Pick<BffConfig, 'STRICT' | 'SANDBOX_URL' | 'PUBLIC_URL'>
}

/** Finds the person of each request and refuses people whom the route's rule excludes. */
export const session = fp(async (app, { services, sessions, config }: SessionDeps) => {
  await app.register(cookie)
  app.decorateRequest('session', null)
  app.decorateRequest('actor')
  app.decorateRequest('callBatches')
  app.addHook('onRequest', async (request) => {
    request.callBatches = countCallBatches(config.STRICT ? maxCallBatches : undefined)
    request.actor = anonymous
  })
  // The rate limit runs at onRequest, so a limited caller causes no call to identity.
  app.addHook('preParsing', async (request) => {
    const token = sessionTokenOf(request, config)
    const held = token ? await sessions.find(token, request.id) : null
    if (!token || !held) return
    request.session = { token, held }
    request.actor = {
      kind: 'user',
      userId: held.user.id,
      roles: held.roles,
      emailVerified: held.user.emailVerified,
    }
  })
  app.addHook('preParsing', async (request) => {
    const { rule } = request.routeOptions.config
    if (!rule) return
    if (rule.sandbox && !config.SANDBOX_URL) throw new ProblemError('sandbox.only')
    checkAudience(request, rule)
    if (rule.stepUp) await requireStepUp(request, sessions)
    if (rule.verified) await requireVerified(request, sessions)
    if (!rule.recheck) return
    const { userId } = requireUser(request)
    const standing = expectOk(await services.identity.standing({ userId }, onBehalfOf(request)))
    if (!standing.active) throw new ProblemError('auth.suspended')
  })
})
