import { redisKeysOf, type ServiceName } from '@nordbo/contracts'
import { DelayedError, type Job, Queue, Worker } from 'bullmq'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { KitConfig } from '../config/kit-config.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Logger } from '../log/logger.ts'
import { openRedis } from '../redis/open-redis.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { fireDue } from './sweep.ts'
import { createSweepSchedule, sweepEveryMs } from './sweep-schedule.ts'
import type { ArmedTimer, DueRow, Timer } from './timer.ts'

/** How far ahead a sweep arms: more than one interval, so that a flushed Redis costs at most one. */
const horizonMs = 3 * sweepEveryMs
const armLimit = 2_000
const countLimit = 10_000
const queueName = 'timers'

/** All the timers of a service. */
export interface Timers<K extends string> {
  readonly alarms: Record<K, ArmedTimer>
  /** Starts firing, overdue deadlines first. Alarms may be set before. */
  begin(): Promise<void>
  /** Fires every overdue deadline, then arms those to come. */
  sweep(): Promise<void>
  /** Deadlines that have passed and are not met, or are being met right now. */
  dueNow(): Promise<number>
  /** Rejects when Redis is unavailable. */
  ping(): Promise<void>
  stop(): Promise<void>
}

/** Dependencies of timers. */
export interface TimerDeps {
  service: ServiceName
  config: Pick<KitConfig, 'REDIS_URL' | 'REDIS_PREFIX' | 'TLS_CA_FILE'>
  clock: DomainClock
  log: Logger
  metrics: Metrics
  causes: CauseTracker
}

interface Alarm {
  id: string
  at: number
}

/**
 * The timers of a service. BullMQ triggers alarms, the database decides, and a sweep at boot, every minute and
 * soon after a failure finds what was missed.
 */
export const openTimers = <K extends string>(deps: TimerDeps, timers: Record<K, Timer>): Timers<K> => {
  const { clock, log, metrics } = deps
  const prefix = redisKeysOf(deps.config.REDIS_PREFIX, deps.service)
  const named = `timers-${deps.service}`
  const redis = { config: deps.config, log }
  const producer = openRedis({ ...redis, name: `${named}-set`, options: { commandTimeout: 2_000 } })
  const blocking = openRedis({ ...redis, name: `${named}-ring`, options: { maxRetriesPerRequest: null } })
  const queue = new Queue<Alarm>(queueName, { connection: producer, prefix })
  const known = new Map(Object.entries<Timer>(timers))
  let firing = 0

  const fire = async (name: string, timer: Timer, row: Pick<DueRow, 'id'>): Promise<void> => {
    firing++
    try {
      const traceId = `timer-${name}-${row.id}`
      await deps.causes.run({ traceId, causationId: null }, () => timer.fire(row.id, clock.now()))
      metrics.timer(name, 'fired')
    } catch (error) {
      metrics.timer(name, 'failed')
      log.error({ err: error, timer: name, row: row.id }, 'a deadline was not met, the next sweep tries again')
      schedule.retrySoon()
    } finally {
      firing--
    }
  }

  const arm = async (name: string, id: string, at: Date): Promise<void> => {
    const delay = Math.max(0, at.getTime() - clock.now().getTime())
    // A moved deadline or clock gets a new alarm; the old one finds nothing due.
    const jobId = `${name}-${id}-${at.getTime()}-${clock.offsetMs}`.replaceAll(':', '_')
    try {
      await queue.add(name, { id, at: at.getTime() }, { jobId, delay, removeOnComplete: true, removeOnFail: true })
    } catch (error) {
      log.warn({ err: error, timer: name, row: id }, 'could not set an alarm, the sweep will')
      schedule.retrySoon()
    }
  }

  const ring = async (job: Job<Alarm>, token: string | undefined): Promise<void> => {
    const timer = known.get(job.name)
    if (!timer) return log.warn({ timer: job.name }, 'an alarm of a timer that no longer exists')
    const early = job.data.at - clock.now().getTime()
    if (early > 0) {
      metrics.timer(job.name, 'early')
      await job.moveToDelayed(Date.now() + early, token)
      throw new DelayedError()
    }
    await fire(job.name, timer, job.data)
  }

  const sweepOne = async (name: string, timer: Timer): Promise<void> => {
    const now = clock.now()
    const met = await fireDue(timer, now, (row) => fire(name, timer, row))
    if (met > 0) log.info({ timer: name, met }, 'the sweep met deadlines')
    const coming = await timer.due(now, new Date(now.getTime() + horizonMs), armLimit)
    await Promise.all(coming.filter((row) => row.at > now).map((row) => arm(name, row.id, row.at)))
    metrics.timersDue(name, coming.filter((row) => row.at <= now).length)
  }

  const sweep = async (): Promise<void> => {
    for (const [name, timer] of known) await sweepOne(name, timer)
  }

  const schedule = createSweepSchedule(sweep, (error) => log.error({ err: error }, 'a sweep failed'))

  const worker = new Worker<Alarm>(queueName, ring, {
    connection: blocking,
    prefix,
    concurrency: 8,
    autorun: false,
  })
  worker.on('error', (error) => log.debug({ err: error }, 'the alarm clock is away'))
  queue.on('error', (error) => log.debug({ err: error }, 'the alarm clock is away'))
  const begin = async (): Promise<void> => {
    await sweep()
    worker.run().catch((error: unknown) => log.error({ err: error }, 'the alarm clock stopped, the sweep goes on'))
    schedule.begin()
  }

  const alarm = (name: string): ArmedTimer => ({ arm: (id, at) => arm(name, id, at) })
  const alarms = [...known.keys()].map((name) => [name, alarm(name)])
  return {
    // Object.fromEntries loses the type of the keys, which are those of `timers`.
    alarms: Object.fromEntries(alarms),
    begin,
    sweep,
    dueNow: async () => {
      const now = clock.now()
      const counts = await Promise.all([...known.values()].map((timer) => timer.due(now, now, countLimit)))
      return counts.reduce((sum, rows) => sum + rows.length, firing)
    },
    ping: async () => {
      await producer.ping()
    },
    stop: async () => {
      schedule.stop()
      await worker.close()
      await queue.close()
      for (const redis of [producer, blocking]) redis.disconnect()
    },
  }
}
