import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Redis } from 'ioredis'
import type { BffConfig } from '../config.ts'
import type { Ports } from '../http/api.ts'
import { ProblemError } from '../http/problems.ts'
import { startScriptSource } from '../pages/late-scripts.ts'
import { tokenOf } from './session.ts'

/** What a page may load: our own scripts and the one that starts them; Stripe's and Mapbox's where they are configured. */
const directives = (config: BffConfig): Record<string, string[]> => {
  const stripe = config.STRIPE_PUBLISHABLE_KEY ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const stripeApi = config.STRIPE_PUBLISHABLE_KEY ? ['https://api.stripe.com'] : []
  const mapbox = config.MAPBOX_TOKEN
    ? ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com']
    : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", startScriptSource, ...stripe],
    // Radix and the toasts position with style attributes; no stylesheet comes from elsewhere.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...stripeApi, ...mapbox],
    frameSrc: stripe.length > 0 ? [...stripe, 'https://hooks.stripe.com'] : ["'none'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}

/** Does a request cost more than reading a file? Pictures and assets are cached for good, and a provider calls as often as it must. */
const asksServices = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/')
    ? !url.startsWith('/api/webhooks/')
    : routeOptions.config.rule !== undefined && !url.startsWith('/media/')

/** Headers that browsers heed, and limits that hold for all BFFs together. */
export const security = fp(async (app, { config, sessions }: Pick<Ports, 'config' | 'sessions'>) => {
  const https = config.PUBLIC_URL.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives(config), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors: the same answer.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  // What the API says is for whoever asked, now; a route that knows better says so.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true })
  redis.on('error', (error) => app.log.warn({ err: error }, 'rate limits count for themselves'))
  await redis.connect().catch(() => undefined)
  app.addHook('onClose', async () => redis.disconnect())
  await app.register(rateLimit, {
    global: true,
    redis,
    nameSpace: `${config.REDIS_PREFIX}:limit:`,
    // A broken counter must not close the shop.
    skipOnError: true,
    timeWindow: 60_000,
    max: (request) =>
      request.routeOptions.config.rule?.door ? config.RATE_LIMIT_DOORS_PER_MINUTE : config.RATE_LIMIT_PER_MINUTE,
    // A person who was here before counts by account, all others by address.
    keyGenerator: (request) => {
      if (request.routeOptions.config.rule?.door) return `door:${request.ip}`
      const token = tokenOf(request)
      return (token ? sessions.lastHolder(token) : undefined) ?? request.ip
    },
    allowList: (request) => !asksServices(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('rate.limited', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  })
})
