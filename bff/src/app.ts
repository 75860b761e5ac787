import compress from '@fastify/compress'
import { redisKeysOf } from '@nordbo/contracts'
import {
  connectNats,
  countInMemory,
  createCaller,
  createClock,
  createLogger,
  createMetrics,
  createRateLimiter,
  type Logger,
  leaseFromRedis,
  openBlobs,
  openRedis,
  type StartService,
  setTestClock,
  startHealthServer,
  stopInOrder,
  untilAvailable,
} from '@nordbo/service-kit'
import type { BffConfig } from './core/config.ts'
import { health as publicHealth } from './http/plugins/health.ts'
import { requestMetrics } from './http/plugins/measure.ts'
import { rateLimit } from './http/plugins/rate-limit.ts'
import { security } from './http/plugins/security.ts'
import { live } from './live/live.ts'
import { maintenance } from './maintenance/maintenance.ts'
import { mapArchive } from './map/map-archive.ts'
import { mapOrigins } from './map/map-config.ts'
import { startScriptSource } from './pages/late-scripts.ts'
import { webApp } from './pages/web.ts'
import { openRenderer } from './rendering/open-renderer.ts'
import { type ApiDeps, buildApi } from './server/build-api.ts'
import { createCurrencyTables } from './services/currency-tables.ts'
import { connectOwnHolds } from './services/own-holds.ts'
import { connectReviewedStays } from './services/reviewed-stays.ts'
import { connectSandbox } from './services/sandbox.ts'
import { connectServices } from './services/services.ts'
import { createSessionCache } from './services/session-cache.ts'
import { createUserCache } from './services/user-cache.ts'
import { followChanges } from './shared-answers/follow-changes.ts'
import { createFreshness } from './shared-answers/freshness.ts'
import { createSharedAnswers } from './shared-answers/shared-answers.ts'
import { openUploads } from './uploads/open-uploads.ts'

/** Connections that may wait to be accepted: after a restart every browser opens its live line again at once. */
const mostWaitingConnections = 4_096
/** How long a request waits for Redis at most, ms. */
const redisMs = 500

/** Opens the connections and caches of one BFF process. Throws when NATS cannot be reached or no blob store is configured. */
const openDeps = async (config: BffConfig, log: Logger) => {
  const connect = () => connectNats({ url: config.NATS_URL, caFile: config.TLS_CA_FILE, principal: 'bff', log })
  const nats = await untilAvailable('NATS', connect, log)
  const blobs = await openBlobs(config)
  if (!blobs) throw new Error('the BFF has no place for blobs: set BLOB_DIR or S3_BUCKET')
  const sandbox = config.SANDBOX_URL ? connectSandbox(config.SANDBOX_URL) : null
  const clock = createClock(sandbox ? await untilAvailable('the test clock', sandbox.clockOffset, log) : 0)
  const services = connectServices(
    createCaller({
      nats,
      principal: 'bff',
      signingKey: config.SIGNING_KEY,
      publicKeys: config.PUBLIC_KEYS,
      checkAnswers: config.STRICT,
      timeoutFactor: config.PATIENCE,
    }),
  )
  const renderer = openRenderer(config, log)
  const options = { enableOfflineQueue: false, lazyConnect: true, commandTimeout: redisMs }
  const redis = openRedis({ config, name: 'bff', log, options })
  // The BFF also works without Redis, which then only lacks common limits.
  await redis.connect().catch(() => undefined)
  const keys = `${redisKeysOf(config.REDIS_PREFIX, 'bff')}:limit`
  const windows = createRateLimiter(redis, keys)
  const requests = countInMemory(leaseFromRedis(redis, `${keys}:shares`))
  const freshness = createFreshness()
  const deps: ApiDeps = {
    config,
    services,
    sessions: createSessionCache(services.identity),
    userCache: createUserCache(services.identity),
    reviewedStays: connectReviewedStays(services.listings, log),
    ownHolds: connectOwnHolds(services.booking, log),
    sharedAnswers: createSharedAnswers(freshness, config.SHARED_ANSWERS_MS),
    freshness,
    currencies: createCurrencyTables(services.pricing),
    blobs,
    renderer,
    uploads: openUploads({ config, blobs, windows, log }),
    sandbox,
    now: clock.now,
    moveClock: async (offsetMs) => {
      clock.setOffset(offsetMs)
      const sweeping = await setTestClock({ nats, signingKey: config.SIGNING_KEY, offsetMs })
      // Pages show what depends on the day.
      freshness.changed(null)
      return sweeping
    },
  }
  const stopFollowing = followChanges(nats, freshness, log)
  return { nats, redis, renderer, requests, windows, stopFollowing, deps }
}

/** Starts the BFF, the only process that browsers reach. */
export const start: StartService<BffConfig> = async (config) => {
  const log = createLogger({ name: 'bff', level: config.LOG_LEVEL })
  const { nats, redis, renderer, requests, windows, stopFollowing, deps } = await openDeps(config, log)
  const metrics = createMetrics()
  let isStopping = false
  const isNatsConnected = (): Promise<boolean> =>
    nats.flush().then(
      () => true,
      () => false,
    )
  const { api } = await buildApi(deps, log, async (app) => {
    await app.register(requestMetrics, { registry: metrics.registry })
    await app.register(security, {
      config,
      sources: { scripts: [startScriptSource], connections: mapOrigins(config) },
    })
    await app.register(maintenance, {
      until: config.MAINTENANCE_UNTIL ? new Date(config.MAINTENANCE_UNTIL) : null,
      now: () => new Date(),
    })
    await app.register(rateLimit, { config, sessions: deps.sessions, requests, windows })
    await app.register(publicHealth, { ready: async () => !isStopping && (await isNatsConnected()) })
    await app.register(compress, { global: true, threshold: 1_024, encodings: ['br', 'gzip'] })
    await app.register(live, { ...deps, nats, redis, log })
    await app.register(mapArchive, deps)
    await app.register(webApp, { dist: config.WEB_DIST, deps })
  })
  await api.listen({ port: config.PORT, host: config.HOST, backlog: mostWaitingConnections })
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    checks: { nats: () => nats.flush() },
    metrics: () => metrics.registry.metrics(),
  })
  const markNotReady = async (): Promise<void> => {
    isStopping = true
    health.markNotReady()
  }
  log.info({ port: config.PORT }, 'ready')
  const steps = [
    { what: 'readiness', stop: markNotReady },
    { what: 'requests in flight', stop: () => api.close() },
    { what: 'changes', stop: async () => stopFollowing() },
    { what: 'renderer', stop: () => renderer.stop() },
    { what: 'Redis', stop: async () => redis.disconnect() },
    { what: 'NATS', stop: () => nats.drain() },
    // Draining waits for a broker that is away, and the client would reconnect for ever.
    { what: 'NATS connection', stop: () => nats.close() },
    { what: 'health', stop: () => health.stop() },
  ]
  return { stop: () => stopInOrder(steps, log) }
}
