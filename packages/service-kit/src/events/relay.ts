import type { ServiceName } from '@nordbo/contracts'
import type { NatsConnection } from 'nats'
import type pg from 'pg'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Logger } from '../log/logger.ts'
import { createFreshEvents } from './fresh-events.ts'
import type { StoredEvent } from './outbox.ts'
import { isStreamGone, maxPublishing } from './publish-event.ts'
import { createStreamKeeper, type StreamKeeper } from './stream-keeper.ts'
import { countUnpublished, publishUnpublished, type UnpublishedDeps } from './unpublished-events.ts'

const pollMs = 1_000
/** The stream itself is looked at after this many polls, and when it turns out to be gone. */
const pollsPerCheck = 2
/** An unpublished event of this age was left by another process, ms. */
const leftAfterMs = 2_000
const alarmEveryMs = 60_000

/** Publishes the events of the outbox. */
export interface Relay {
  /** Publishes events that a transaction of this process has just committed. */
  publish(events: readonly StoredEvent[]): void
  /** Signals that the outbox may have new events. */
  wake(): void
  /** Publishes until nothing is left; rejects when it cannot. */
  flush(): Promise<void>
  /** Number of unpublished events. */
  unpublished(): Promise<number>
  stop(): Promise<void>
}

/** Dependencies of the relay. */
export interface RelayDeps {
  service: ServiceName
  pool: pg.Pool
  nats: NatsConnection
  log: Logger
  metrics: Metrics
  crashPoint: CrashPoint
  replicas: number
  ageAlarmMs: number
}

/** Reports the figures of the outbox, and logs an error at most once a minute while events are late. */
const createOutboxReport = ({ metrics, log, ageAlarmMs }: RelayDeps) => {
  let alarmedAt = Number.NEGATIVE_INFINITY
  return ({ count, ageMs }: Awaited<ReturnType<typeof countUnpublished>>): void => {
    metrics.outbox(count, ageMs / 1_000)
    if (ageMs <= ageAlarmMs || performance.now() - alarmedAt < alarmEveryMs) return
    alarmedAt = performance.now()
    log.error({ unpublished: count, oldestMs: Math.round(ageMs) }, 'events are late')
  }
}

/** Returns a function that publishes whatever the outbox holds, and fills a stream again that was wiped. */
const createOutboxReader = (deps: RelayDeps & UnpublishedDeps, keeper: StreamKeeper) => {
  const publishAll = async (): Promise<void> => {
    while (await publishUnpublished(deps));
  }
  return async (): Promise<void> => {
    try {
      await publishAll()
    } catch (error) {
      if (!isStreamGone(error)) throw error
      await keeper.check()
      await publishAll()
    }
  }
}

/**
 * Starts publishing. An event is published from memory right after its commit. While that fails or too many wait, and for events that
 * another process left, the outbox is read instead, in its order.
 */
export const startRelay = (given: RelayDeps): Relay => {
  const deps = { ...given, stream: given.nats.jetstream({ timeout: 2_000 }) }
  const report = createOutboxReport(deps)
  const keeper = createStreamKeeper(deps)
  const readOutbox = createOutboxReader(deps, keeper)
  const fresh = createFreshEvents({ ...deps, onFailure: () => wake() })
  let current: Promise<void> | undefined
  let again = false
  let stopped = false
  /** Whether events wait in the outbox. Younger ones then wait behind them, so that each aggregate keeps its order. */
  let behind = true

  const drain = async (): Promise<void> => {
    try {
      do {
        again = false
        await fresh.settle()
        await readOutbox()
      } while (again && !stopped)
      behind = false
    } finally {
      // In the same turn as the last check of `again`, so that no wake-up is lost in between.
      current = undefined
    }
  }
  const run = (): Promise<void> => {
    behind = true
    again = true
    current ??= drain()
    return current
  }
  const wake = (): void => {
    if (stopped) return
    run().catch((error: unknown) => deps.log.warn({ err: error }, 'cannot publish events yet'))
  }

  let looking = false
  let polls = 0
  const look = async (): Promise<void> => {
    if (looking) return
    looking = true
    try {
      const found = await countUnpublished(deps.pool)
      report(found)
      if (behind || found.ageMs > leftAfterMs) wake()
      if (polls++ % pollsPerCheck === 0 && (await keeper.check()) > 0) wake()
    } catch (error) {
      deps.log.warn({ err: error }, 'cannot see the outbox or its stream')
    } finally {
      looking = false
    }
  }
  const poll = setInterval(look, pollMs)
  poll.unref()
  wake()

  return {
    publish: (events) => {
      if (stopped) return
      if (behind || fresh.size + events.length > maxPublishing) wake()
      else fresh.publish(events)
    },
    wake,
    flush: run,
    unpublished: async () => {
      await fresh.mark()
      return (await countUnpublished(deps.pool)).count
    },
    stop: async () => {
      clearInterval(poll)
      await run().catch((error: unknown) => deps.log.warn({ err: error }, 'left events for the next start'))
      stopped = true
    },
  }
}
