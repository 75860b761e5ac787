import { notice, userNoticeSubject } from '@nordbo/contracts'
import { ErrorCode, type JetStreamClient, type NatsConnection, NatsError } from 'nats'
import type pg from 'pg'
import { z } from 'zod'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Logger } from '../log/logger.ts'
import { encode } from '../rpc/wire.ts'
import { ensureStream } from './stream.ts'

const batchSize = 200
const pollMs = 1_000
const alarmEveryMs = 60_000

const row = z.object({
  seq: z.string(),
  id: z.string(),
  subject: z.string(),
  envelope: z.string(),
  // A malformed notice must not block the event.
  notify: z.array(notice.omit({ v: true }).extend({ userId: z.string() })).catch([]),
})
type Row = z.infer<typeof row>

/** Publishes the events of the outbox. */
export interface Relay {
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
  service: string
  pool: pg.Pool
  nats: NatsConnection
  log: Logger
  metrics: Metrics
  crashPoint: CrashPoint
  replicas: number
  ageAlarmMs: number
}

type Publishing = RelayDeps & { stream: JetStreamClient }

const noStream = (error: unknown): boolean => error instanceof NatsError && error.code === ErrorCode.NoResponders

const publishOne = async ({ nats, stream, service }: Publishing, event: Row): Promise<void> => {
  await stream.publish(event.subject, event.envelope, {
    msgID: event.id,
    expect: { streamName: service },
  })
  for (const { userId, ...hint } of event.notify) nats.publish(userNoticeSubject(userId), encode({ v: 1, ...hint }))
}

const take =
  'select seq, id, subject, envelope::text, notify from kit.outbox where published_at is null order by seq limit $1 for update skip locked'
const mark = 'update kit.outbox set published_at = clock_timestamp() where seq = any($1::bigint[])'

/** Publishes one batch and marks what the broker has acked; returns how many that were. */
const publishBatch = async (deps: Publishing): Promise<number> => {
  const client = await deps.pool.connect()
  let broken: Error | undefined
  // Without a listener a connection that breaks between two queries would end the process.
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const events = z
      .array(row)
      .parse((await client.query({ name: 'kit-outbox-take', text: take, values: [batchSize] })).rows)
    const outcomes = await Promise.allSettled(events.map((event) => publishOne(deps, event)))
    const acked = events.filter((_, index) => outcomes[index]?.status === 'fulfilled').map((event) => event.seq)
    if (events.length > 0) deps.crashPoint('relay.published')
    if (acked.length > 0) await client.query({ name: 'kit-outbox-mark', text: mark, values: [acked] })
    await client.query('commit')
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return acked.length
  } catch (error) {
    await client.query('rollback').catch((problem: unknown) => {
      broken = problem instanceof Error ? problem : new Error(String(problem))
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** The number of unpublished events and the age of the oldest. */
const countUnpublished = async (pool: pg.Pool): Promise<{ count: number; ageMs: number }> => {
  const { rows } = await pool.query(
    `select count(*)::int as count, coalesce(extract(epoch from clock_timestamp() - min(waiting_since)) * 1000, 0)::float8 as age
     from kit.outbox where published_at is null`,
  )
  return { count: rows[0].count, ageMs: rows[0].age }
}

/** Measures the outbox at each call, and logs an error at most once a minute while events are late. */
const createOutboxReport = ({ pool, metrics, log, ageAlarmMs }: RelayDeps): (() => Promise<void>) => {
  let alarmedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const { count, ageMs } = await countUnpublished(pool)
    metrics.outbox(count, ageMs / 1_000)
    if (ageMs <= ageAlarmMs || performance.now() - alarmedAt < alarmEveryMs) return
    alarmedAt = performance.now()
    log.error({ unpublished: count, oldestMs: Math.round(ageMs) }, 'events are late')
  }
}

/** Starts publishing: after each wake-up, and every second in case one was lost. */
export const startRelay = (given: RelayDeps): Relay => {
  const deps = { ...given, stream: given.nats.jetstream({ timeout: 2_000 }) }
  let current: Promise<void> | undefined
  let again = false
  let stopped = false
  const reportOutbox = createOutboxReport(given)

  const publishAll = async (): Promise<void> => {
    try {
      while ((await publishBatch(deps)) === batchSize);
    } catch (error) {
      if (!noStream(error)) throw error
      // The stream was wiped or never created.
      await ensureStream(deps.nats, deps.service, deps.replicas)
      again = true
    }
  }

  const drain = async (): Promise<void> => {
    try {
      do {
        again = false
        await publishAll()
      } while (again && !stopped)
    } finally {
      // In the same turn as the last check of `again`, so that no wake-up is lost in between.
      current = undefined
    }
  }

  const run = (): Promise<void> => {
    again = true
    current ??= drain()
    return current
  }

  const wake = (): void => {
    if (stopped) return
    run().catch((error: unknown) => deps.log.warn({ err: error }, 'cannot publish events yet'))
  }

  const poll = setInterval(() => {
    wake()
    reportOutbox().catch((error: unknown) => deps.log.warn({ err: error }, 'cannot see the outbox'))
  }, pollMs)
  poll.unref()
  wake()

  return {
    wake,
    flush: run,
    unpublished: async () => (await countUnpublished(deps.pool)).count,
    stop: async () => {
      clearInterval(poll)
      await run().catch((error: unknown) => deps.log.warn({ err: error }, 'left events for the next start'))
      stopped = true
    },
  }
}
