import { type ServiceName, subscriptions } from '@nordbo/contracts'
import type { KitConfig } from '../config/kit-config.ts'
import { warmUp } from '../database/warm-up.ts'
import { requestDeadLetterRetry } from '../events/dead-letter.ts'
import { republishSince } from '../events/republish.ts'
import { startRetention } from '../events/retention.ts'
import { measureProcess } from '../health/event-loop.ts'
import { type HealthServer, startHealthServer } from '../health/health-server.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { bindClient } from '../rpc/service-client.ts'
import { encode } from '../rpc/wire.ts'
import { openTimers, type Timers } from '../timers/open-timers.ts'
import type { Kit } from './kit.ts'
import { createKitConsumers } from './kit-consumers.ts'
import { kitDatabases } from './kit-databases.ts'
import { openKitProcedures } from './kit-procedures.ts'
import { type KitResources, openKitResources } from './kit-resources.ts'
import { readPendingWork } from './pending-work.ts'
import { type StopStep, stopInOrder } from './shutdown.ts'

/** The service of a kit, its configuration and its streams. */
export interface KitOptions<C extends KitConfig> {
  service: ServiceName
  config: C
  /** Streams that the service must have handlers for; by default those that the contracts declare. */
  streams?: readonly ServiceName[]
}

/** Opens the health port: ready when Postgres, NATS and, with timers, Redis answer. */
const startKitHealth = (
  config: KitConfig,
  { pool, nats, metrics, microservice }: KitResources,
  timerSets: readonly Timers<string>[],
  pendingWork: () => Promise<unknown>,
): Promise<HealthServer> =>
  startHealthServer({
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
    pendingWork: config.SANDBOX_URL === undefined ? undefined : pendingWork,
  })

/** Opens everything that a kit has before its service declares its work. */
const openKitParts = async (service: ServiceName, config: KitConfig, streams: readonly ServiceName[]) => {
  const resources = await openKitResources(service, config)
  const timerSets: Timers<string>[] = []
  const addedSteps: StopStep[] = []
  return {
    resources,
    procedures: openKitProcedures(service, config, resources),
    consumers: createKitConsumers(service, config, resources, streams),
    timerSets,
    /** What the service adds to the stop. */
    addedSteps,
    stopMeasuring: measureProcess(resources.metrics.registry),
    stopRetention: startRetention(resources.pool, resources.log),
  }
}
type KitParts = Awaited<ReturnType<typeof openKitParts>>

/** The steps of a stop: new work, then work in flight, then connections. */
const stopSteps = (parts: KitParts, health: HealthServer | undefined): StopStep[] => {
  const { resources, procedures, consumers, timerSets } = parts
  const { microservice, follower, relay, nats, pool } = resources
  return [
    { what: 'readiness', stop: async () => health?.markNotReady() },
    { what: 'procedures', stop: () => microservice.stop() },
    { what: 'work in flight', stop: () => procedures.limiter.idle() },
    { what: 'nonces', stop: async () => procedures.closeNonces() },
    { what: 'test clock', stop: async () => follower?.stop() },
    { what: 'timers', stop: () => Promise.all(timerSets.map((set) => set.stop())) },
    { what: 'consumers', stop: () => Promise.all(consumers.all().map((consumer) => consumer.stop())) },
    { what: 'retention', stop: async () => parts.stopRetention() },
    { what: 'outbox', stop: () => relay.stop() },
    ...parts.addedSteps,
    { what: 'NATS', stop: () => nats.drain() },
    // Draining waits for a broker that is away, and the client would reconnect for ever.
    { what: 'NATS connection', stop: () => nats.close() },
    { what: 'database', stop: () => pool.end() },
    { what: 'health', stop: async () => health?.stop() },
    { what: 'measurements', stop: async () => parts.stopMeasuring() },
  ]
}

/** Starts the timers and the health port, and confirms moves of the test clock from now on. */
const startWork = async (
  config: KitConfig,
  { resources, timerSets }: KitParts,
  pendingWork: () => Promise<unknown>,
): Promise<HealthServer> => {
  // A deadline may need what the service declared after its timers, so timers start last.
  for (const set of timerSets) await set.begin()
  const health = await startKitHealth(config, resources, timerSets, pendingWork)
  resources.follower?.confirmMovesAs(resources.microservice.info().id, async () => {
    for (const set of timerSets) await set.sweep()
  })
  resources.log.info({ healthPort: health.port, sandbox: config.SANDBOX_URL !== undefined }, 'ready')
  return health
}

/** What operators and tests ask of a running kit. */
const operationsOf = ({
  resources: { relay, clock, pool },
  procedures,
  consumers,
  timerSets,
}: KitParts): Pick<Kit, 'pendingWork' | 'republishEvents' | 'retryDeadLetters'> => ({
  pendingWork: () =>
    readPendingWork({ relay, clock, timers: timerSets, limiter: procedures.limiter, consumers: consumers.all() }),
  republishEvents: async ({ since }) => {
    const count = await republishSince(pool, since)
    await relay.flush()
    return count
  },
  retryDeadLetters: async () => {
    await requestDeadLetterRetry(pool)
    const handled = await Promise.all(consumers.all().map((consumer) => consumer.retryDeadLetters()))
    return handled.reduce((sum, count) => sum + count, 0)
  },
})

/** Opens the infrastructure of a service: logger, database pool, NATS, domain clock, event stream and relay. Takes no work yet. */
export const openKit = async <C extends KitConfig>({ service, config, streams }: KitOptions<C>): Promise<Kit<C>> => {
  const parts = await openKitParts(service, config, streams ?? subscriptions[service])
  const { resources, procedures, consumers, timerSets, addedSteps } = parts
  const { log, crashPoint, metrics, clock, causes, nats } = resources
  let health: HealthServer | undefined
  let stopping: Promise<void> | undefined

  const kit: Kit<C> = {
    service,
    config,
    log,
    clock,
    crashPoint,
    metrics: metrics.registry,
    emit: resources.outbox.emit,
    emitAll: resources.outbox.emitAll,
    markChanged: resources.outbox.markChanged,
    prepareEvents: (events) => {
      const prepared = resources.outbox.prepare(events)
      return { json: JSON.stringify(prepared.events), announce: () => resources.announce(prepared) }
    },
    prepareEventsIn: (tx, events) => JSON.stringify(resources.outbox.prepareIn(tx, events)),
    outbound: createOutbound(metrics, crashPoint),
    get blobs() {
      if (!resources.blobs) throw new Error(`${service} has no place for blobs: set BLOB_DIR or S3_BUCKET`)
      return resources.blobs
    },
    get healthPort() {
      return health?.port ?? 0
    },
    ...kitDatabases(config, resources, addedSteps),
    publish: (subject, message) => nats.publish(subject, encode(message)),
    client: (target) => bindClient(resources.caller, causes, target),
    serve: async (contract, handlers) => procedures.serve(contract, handlers),
    consume: async ({ on, db }) => consumers.start(on, db),
    timers: async (timers) => {
      const opened = openTimers({ service, config, clock, log, metrics, causes }, timers)
      timerSets.push(opened)
      return opened.alarms
    },
    onStop: (stop) => {
      addedSteps.push({ what: 'what the service added', stop: async () => stop() })
    },
    ready: async (hotReads = []) => {
      const missing = consumers.missing()
      if (missing.length > 0) {
        await kit.stop()
        throw new Error(`${service} declares events of ${missing.join(', ')} and has no handler`)
      }
      await warmUp(hotReads, Math.min(config.WARM_DB_CONNECTIONS, config.MAX_DB_CONNECTIONS), log)
      health = await startWork(config, parts, kit.pendingWork)
    },
    ...operationsOf(parts),
    stop: () => {
      stopping ??= stopInOrder(stopSteps(parts, health), log)
      return stopping
    },
  }
  return kit
}
