import { redisKeysOf, type ServiceName, subscriptions } from '@nordbo/contracts'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import { eventBackoff, type KitConfig } from '../config/kit-config.ts'
import { openDatabase } from '../database/open-database.ts'
import { type Consumer, startConsumer } from '../events/consumer.ts'
import { requestDeadLetterRetry } from '../events/dead-letter.ts'
import { republishSince } from '../events/republish.ts'
import { startRetention } from '../events/retention.ts'
import { measureProcess } from '../health/event-loop.ts'
import { type HealthServer, startHealthServer } from '../health/health-server.ts'
import { createCommandRunner } from '../idempotency/command.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { openRedis } from '../redis/open-redis.ts'
import { createSharedNonceStore } from '../rpc/nonces.ts'
import { serve } from '../rpc/server.ts'
import { bindClient } from '../rpc/service-client.ts'
import { createVerifiedSignatureCache } from '../rpc/token.ts'
import { encode } from '../rpc/wire.ts'
import { openTimers, type Timers } from '../timers/open-timers.ts'
import type { Kit } from './kit.ts'
import { openKitResources } from './kit-resources.ts'
import { readPendingWork } from './pending-work.ts'
import { type StopStep, stopInOrder } from './shutdown.ts'

/** Procedures answered at once; the rest wait their turn and are dropped when their deadline passes. */
const concurrency = 128

/** A call must not wait for Redis: without it each process compares with its own memory. */
const noWaiting = { enableOfflineQueue: false, commandTimeout: 250 }

/** Whose kit is opened, with what. */
export interface KitOptions<C extends KitConfig> {
  service: ServiceName
  config: C
  /** Streams that the service must have handlers for; by default those that the contracts declare. */
  streams?: readonly ServiceName[]
}

/** Opens what a service stands on: logger, database pool, NATS, domain clock, event stream and relay. Takes no work yet. */
export const openKit = async <C extends KitConfig>({ service, config, streams }: KitOptions<C>): Promise<Kit<C>> => {
  const resources = await openKitResources(service, config)
  const { log, crashPoint, metrics, clock, causes, pool, nats, relay, microservice } = resources
  const limiter = createConcurrencyLimiter(concurrency)
  const verifiedSignatures = createVerifiedSignatureCache()
  const noncesRedis = openRedis({ config, name: `${service}-nonces`, log, options: noWaiting })
  const nonces = createSharedNonceStore({
    redis: noncesRedis,
    prefix: `${redisKeysOf(config.REDIS_PREFIX, service)}:nonces`,
    log,
  })
  const commands = createCommandRunner(resources.drivers, config.PATIENCE)
  const declared: readonly ServiceName[] = streams ?? subscriptions[service]
  const taken = new Set<ServiceName>()
  const consumers: Consumer[] = []
  const timerSets: Timers<string>[] = []
  const added: StopStep[] = []
  const stopMeasuring = measureProcess(metrics.registry)
  const stopRetention = startRetention(pool, log)
  let health: HealthServer | undefined
  let stopping: Promise<void> | undefined

  const sweep = async (): Promise<void> => {
    for (const set of timerSets) await set.sweep()
  }
  const steps = (): StopStep[] => [
    { what: 'readiness', stop: async () => health?.markNotReady() },
    { what: 'procedures', stop: () => microservice.stop() },
    { what: 'work in flight', stop: () => limiter.idle() },
    { what: 'nonces', stop: async () => noncesRedis.disconnect() },
    { what: 'test clock', stop: async () => resources.follower?.stop() },
    { what: 'timers', stop: () => Promise.all(timerSets.map((set) => set.stop())) },
    { what: 'consumers', stop: () => Promise.all(consumers.map((consumer) => consumer.stop())) },
    { what: 'retention', stop: async () => stopRetention() },
    { what: 'outbox', stop: () => relay.stop() },
    ...added,
    { what: 'NATS', stop: () => nats.drain() },
    { what: 'database', stop: () => pool.end() },
    { what: 'health', stop: async () => health?.stop() },
    { what: 'measurements', stop: async () => stopMeasuring() },
  ]

  const kit: Kit<C> = {
    service,
    config,
    log,
    clock,
    crashPoint,
    metrics: metrics.registry,
    emit: resources.outbox.emit,
    emitAll: resources.outbox.emitAll,
    outbound: createOutbound(metrics, crashPoint),
    wakeRelay: relay.wake,
    get blobs() {
      if (!resources.blobs) throw new Error(`${service} has no place for blobs: set BLOB_DIR or S3_BUCKET`)
      return resources.blobs
    },
    get healthPort() {
      return health?.port ?? 0
    },
    database: (make) => {
      const committed = (tx: object) => resources.outbox.wrote(tx) && relay.wake()
      const db = openDatabase(pool, resources.drivers, make, committed, config.PATIENCE)
      added.push({ what: 'database client', stop: () => db.client.$disconnect() })
      return db
    },
    publish: (subject, message) => nats.publish(subject, encode(message)),
    client: (target) => bindClient(resources.caller, causes, target),
    serve: async (contract, handlers) => {
      if (contract.name !== service) throw new Error(`${service} may not answer for ${contract.name}`)
      serve(
        {
          nats: microservice,
          keys: resources.keys,
          verifiedSignatures,
          shouldCheckSerialized: config.STRICT,
          clock,
          log,
          metrics,
          causes,
          limiter,
          nonces,
          commands,
        },
        contract,
        handlers,
      )
    },
    consume: async ({ on, db }) => {
      const backoff = eventBackoff(config)
      for (const stream of new Set(on.map((subscription) => subscription.event.service))) {
        if (taken.has(stream))
          throw new Error(`${service} takes the events of ${stream} already: consume them once, together`)
        if (!declared.includes(stream)) throw new Error(`${service} handles events of ${stream} without declaring it`)
        const subscriptions = on.filter((subscription) => subscription.event.service === stream)
        const shared = {
          statements: resources.drivers,
          service,
          ackWaitMs: config.EVENT_ACK_WAIT_MS,
          stallAlarmMs: config.CONSUMER_STILL_ALARM_MS,
          nats,
          pool,
          clock,
          log,
          metrics,
          causes,
          crashPoint,
          backoff,
        }
        consumers.push(startConsumer({ ...shared, stream, subscriptions, db }))
        taken.add(stream)
      }
    },
    timers: async (timers) => {
      const opened = openTimers({ service, config, clock, log, metrics, causes }, timers)
      timerSets.push(opened)
      return opened.alarms
    },
    onStop: (stop) => {
      added.push({ what: 'what the service added', stop: async () => stop() })
    },
    ready: async () => {
      const orphans = declared.filter((stream) => !taken.has(stream))
      if (orphans.length > 0) {
        await kit.stop()
        throw new Error(`${service} declares events of ${orphans.join(', ')} and has no handler`)
      }
      // Only now may a deadline ask for anything that the service declared after its timers.
      for (const set of timerSets) await set.begin()
      health = await startHealthServer({
        host: config.HEALTH_HOST,
        port: config.HEALTH_PORT,
        checks: {
          database: () => pool.query('select 1'),
          nats: () => nats.flush(),
          procedures: async () => {
            if (microservice.isStopped) throw new Error('stopped')
          },
          ...(timerSets.length > 0 ? { redis: () => Promise.all(timerSets.map((set) => set.ping())) } : {}),
        },
        metrics: () => metrics.registry.metrics(),
        pendingWork: config.SANDBOX_URL === undefined ? undefined : kit.pendingWork,
      })
      resources.follower?.confirmMovesAs(microservice.info().id, sweep)
      log.info({ healthPort: health.port, sandbox: config.SANDBOX_URL !== undefined }, 'ready')
    },
    pendingWork: () => readPendingWork({ relay, limiter, consumers, timers: timerSets, clock }),
    republishEvents: async ({ since }) => {
      const count = await republishSince(pool, since)
      await relay.flush()
      return count
    },
    retryDeadLetters: async () => {
      await requestDeadLetterRetry(pool)
      const handled = await Promise.all(consumers.map((consumer) => consumer.retryDeadLetters()))
      return handled.reduce((sum, count) => sum + count, 0)
    },
    stop: () => {
      stopping ??= stopInOrder(steps(), log)
      return stopping
    },
  }
  return kit
}
