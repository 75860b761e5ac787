import compress from '@fastify/compress'
import { redisKeysOf } from '@nordbo/contracts'
import {
  connectNats,
  createCaller,
  createClock,
  createLogger,
  createMetrics,
  createRateLimiter,
  openBlobs,
  openRedis,
  type StartService,
  setTestClock,
  startHealthServer,
  stopInOrder,
} from '@nordbo/service-kit'
import type { BffConfig } from './config.ts'
import { openDrawings } from './drawing/open-drawings.ts'
import type { Ports } from './http/api.ts'
import { buildApi } from './http/build-api.ts'
import { health as publicHealth } from './plugins/health.ts'
import { live } from './plugins/live.ts'
import { mapArchive } from './plugins/map-archive.ts'
import { measure } from './plugins/measure.ts'
import { security } from './plugins/security.ts'
import { web } from './plugins/web.ts'
import { rememberFaces } from './ports/faces.ts'
import { askOwnHolds } from './ports/own-holds.ts'
import { askReviewed } from './ports/reviewed.ts'
import { connectSandbox } from './ports/sandbox.ts'
import { connectServices } from './ports/services.ts'
import { rememberSessions } from './ports/sessions.ts'
import { openUploads } from './uploads/open-uploads.ts'

/** Starts the BFF: everything a browser reaches comes through here. */
export const start: StartService<BffConfig> = async (config) => {
  const log = createLogger({ name: 'bff', level: config.LOG_LEVEL })
  const nats = await connectNats({ url: config.NATS_URL, caFile: config.TLS_CA_FILE, principal: 'bff', log })
  const blobs = await openBlobs(config)
  if (!blobs) throw new Error('the BFF has no place for blobs: set BLOB_DIR or S3_BUCKET')
  const sandbox = config.SANDBOX_URL ? connectSandbox(config.SANDBOX_URL) : null
  const clock = createClock(sandbox ? await sandbox.clockOffset() : 0)
  const services = connectServices(
    createCaller({
      nats,
      principal: 'bff',
      signingKey: config.SIGNING_KEY,
      checkAnswers: config.STRICT,
      timeoutFactor: config.PATIENCE,
    }),
  )
  const metrics = createMetrics()
  const drawings = openDrawings(config, log)
  const keys = redisKeysOf(config.REDIS_PREFIX, 'bff')
  const redis = openRedis({ config, name: 'bff', log, options: { enableOfflineQueue: false, lazyConnect: true } })
  await redis.connect().catch(() => undefined)
  const windows = createRateLimiter(redis, `${keys}:limit`)
  const ports: Ports = {
    config,
    services,
    sessions: rememberSessions(services.identity),
    faces: rememberFaces(services.identity),
    reviewed: askReviewed(services.listings, log),
    ownHolds: askOwnHolds(services.booking, log),
    blobs,
    drawings,
    uploads: openUploads({ config, blobs, windows, log }),
    sandbox,
    now: clock.now,
    moveClock: async (offsetMs) => {
      clock.setOffset(offsetMs)
      return setTestClock({ nats, signingKey: config.SIGNING_KEY, offsetMs })
    },
  }
  let leaving = false
  const hearsNats = (): Promise<boolean> =>
    nats.flush().then(
      () => true,
      () => false,
    )
  const { api } = await buildApi(ports, log, async (app) => {
    await app.register(measure, { registry: metrics.registry })
    await app.register(security, { config, sessions: ports.sessions, redis })
    await app.register(publicHealth, { ready: async () => !leaving && (await hearsNats()) })
    await app.register(compress, { global: true, threshold: 1_024, encodings: ['br', 'gzip'] })
    await app.register(live, { nats, redis, sessions: ports.sessions, config, log })
    await app.register(mapArchive, ports)
    await app.register(web, { dist: config.WEB_DIST, ports })
  })
  await api.listen({ port: config.PORT, host: config.HOST })
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    checks: { nats: () => nats.flush() },
    metrics: () => metrics.registry.metrics(),
  })
  const leave = (): void => {
    leaving = true
    health.markNotReady()
  }
  log.info({ port: config.PORT }, 'ready')
  return {
    stop: () =>
      stopInOrder(
        [
          { what: 'readiness', stop: async () => leave() },
          { what: 'requests in flight', stop: () => api.close() },
          { what: 'drawings', stop: () => drawings.stop() },
          { what: 'Redis', stop: async () => redis.disconnect() },
          { what: 'NATS', stop: () => nats.drain() },
          { what: 'health', stop: () => health.stop() },
        ],
        log,
      ),
  }
}
