import { clientNetwork } from '@nordbo/contracts'
import type { RateLimiter, SharedLimit } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { BffConfig } from '../../core/config.ts'
import { ProblemError } from '../../problems/problems.ts'
import type { SessionCache } from '../../services/session-cache.ts'
import { clientAddress } from '../client-address.ts'
import { sessionTokenOf } from '../session-cookie.ts'

const windowSeconds = 60

interface RateLimitDeps {
  config: Pick<BffConfig, 'RATE_LIMIT_PER_MINUTE' | 'RATE_LIMIT_DOORS_PER_MINUTE' | 'PUBLIC_URL'>
  sessions: Pick<SessionCache, 'lastKnownUserId'>
  /** Counts in memory: an ordinary request needs no answer from Redis. */
  requests: SharedLimit
  /** Counts in Redis, exactly, for the strict rate limit. */
  windows: Pick<RateLimiter, 'consume'>
}

/** Routes of files, which are cheap. Share pictures lie beside them, and are drawn. */
const isFile = (route: string): boolean => route.startsWith('/media/') && !route.startsWith('/media/share/')

/** Does a request count against the rate limit? The payment provider may call as often as it needs. */
const isLimited = ({ url: address, routeOptions: { url = address, config } }: FastifyRequest): boolean =>
  url.startsWith('/api/') ? !url.startsWith('/api/webhooks/') : config.rule !== undefined && !isFile(url)

/**
 * Refuses requests beyond the rate limit, before anything is read or asked for them. When Redis does not answer, ordinary requests are
 * counted by this process alone; those of the strict limit are refused, since nobody would count how often a password is guessed.
 */
export const rateLimit = fp(async (app, { config, sessions, requests, windows }: RateLimitDeps) => {
  const strict = { count: config.RATE_LIMIT_DOORS_PER_MINUTE, windowSeconds }
  const usual = { count: config.RATE_LIMIT_PER_MINUTE, windowSeconds }

  const waitSeconds = (request: FastifyRequest): Promise<number> | number => {
    const network = clientNetwork(clientAddress(request))
    if (request.routeOptions.config.rule?.strictLimit)
      return windows
        .consume(strict, ['door', network])
        .catch(() => Promise.reject(new ProblemError('service.unavailable')))
    // Signed-in people are counted by account, all others by network.
    const token = sessionTokenOf(request, config)
    return requests.consume(usual, (token ? sessions.lastKnownUserId(token) : undefined) ?? network)
  }

  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return
    const retryAfterSeconds = await waitSeconds(request)
    if (retryAfterSeconds > 0) throw new ProblemError('rate.limited', { retryAfterSeconds })
  })
})
