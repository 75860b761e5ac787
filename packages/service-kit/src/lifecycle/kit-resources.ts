import { eventsByService, type ServiceName } from '@nordbo/contracts'
import { openBlobs } from '../blobs/open-blobs.ts'
import { createClock } from '../clock/domain-clock.ts'
import type { KitConfig } from '../config/kit-config.ts'
import { createDriverTransactions } from '../database/driver-transactions.ts'
import { openDatabasePool } from '../database/open-database.ts'
import { untilAvailable } from '../errors/until-available.ts'
import { createAnnouncer } from '../events/announce.ts'
import { createOutbox } from '../events/outbox.ts'
import { startRelay } from '../events/relay.ts'
import { ensureStream } from '../events/stream.ts'
import { createCrashPoint } from '../faults/crash-point.ts'
import { createMetrics } from '../health/metrics.ts'
import { createLogger, type Logger } from '../log/logger.ts'
import { connectNats } from '../nats/connect-nats.ts'
import { createCallKeys } from '../rpc/agreement.ts'
import { createCaller } from '../rpc/caller.ts'
import { createCauseTracker } from '../rpc/context.ts'
import { readPublicKeys, readSigningKey } from '../rpc/keys.ts'
import { followTestClock } from '../test-clock/follow-test-clock.ts'

/** Everything that is open before a service accepts work. */
export type KitResources = Awaited<ReturnType<typeof openOnce>>

/** Opens connections, clock, stream and relay of a service; when one fails, closes what was opened before it. */
const openOnce = async (service: ServiceName, config: KitConfig, log: Logger) => {
  await using opened = new AsyncDisposableStack()
  const crashPoint = createCrashPoint(config.NODE_ENV === 'production' ? undefined : config.NORDBO_CRASH_AT)
  const metrics = createMetrics()
  const keys = readPublicKeys(config.PUBLIC_KEYS)
  const callKeys = createCallKeys(service, readSigningKey(config.SIGNING_KEY), keys)
  const causes = createCauseTracker()
  const clock = createClock()
  const blobs = await openBlobs(config)

  const { DATABASE_URL: url, MAX_DB_CONNECTIONS: max, PATIENCE: timeoutFactor } = config
  const min = Math.min(config.WARM_DB_CONNECTIONS, max)
  const pool = openDatabasePool({ url, caFile: config.TLS_CA_FILE, max, min, service, log, timeoutFactor })
  opened.defer(() => pool.end())
  const nats = await connectNats({ url: config.NATS_URL, caFile: config.TLS_CA_FILE, principal: service, log })
  opened.defer(() => nats.close())
  const caller = createCaller({
    nats,
    principal: service,
    signingKey: config.SIGNING_KEY,
    publicKeys: config.PUBLIC_KEYS,
    checkAnswers: config.STRICT,
    timeoutFactor,
  })

  const sandboxUrl = config.SANDBOX_URL
  const follower = sandboxUrl ? await followTestClock({ nats, clock, keys, sandboxUrl, log }) : undefined
  const microservice = await nats.services.add({ name: service, version: '0.1.0', queue: service })
  microservice.stopped.then((error) => {
    if (error) log.fatal({ err: error }, 'no longer answers procedures')
  })

  const replicas = config.STREAM_REPLICAS
  if (Object.keys(eventsByService[service]).length > 0) await ensureStream(nats, service, replicas)
  const drivers = createDriverTransactions()
  const outbox = createOutbox({ service, clock, causes, statements: drivers })
  const ageAlarmMs = config.OUTBOX_AGE_ALARM_MS
  const relay = startRelay({ service, pool, nats, log, metrics, crashPoint, replicas, ageAlarmMs })
  const announce = createAnnouncer({ relay, nats, log })

  opened.move()
  return {
    log,
    crashPoint,
    metrics,
    callKeys,
    causes,
    drivers,
    clock,
    blobs,
    pool,
    nats,
    caller,
    follower,
    microservice,
    outbox,
    announce,
    relay,
  }
}

/** Opens connections, clock, stream and relay of a service. Waits for servers that are away. */
export const openKitResources = (service: ServiceName, config: KitConfig): Promise<KitResources> => {
  const log = createLogger({ name: service, level: config.LOG_LEVEL })
  return untilAvailable('connections', () => openOnce(service, config, log), log)
}
