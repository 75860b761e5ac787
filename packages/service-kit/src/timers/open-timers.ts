import { DelayedError } from 'bullmq'
import { untilAvailable } from '../errors/until-available.ts'
import type { Metrics } from '../health/metrics.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { type AlarmHandler, type AlarmQueueDeps, openAlarmQueue } from './alarm-queue.ts'
import { createFiring } from './firing.ts'
import { fireDue } from './sweep.ts'
import { createSweepSchedule, sweepEveryMs } from './sweep-schedule.ts'
import type { ArmedTimer, Timer } from './timer.ts'

/** How far ahead a sweep arms: more than one interval, so that a flushed Redis costs at most one. */
const horizonMs = 3 * sweepEveryMs
const armLimit = 2_000
const countLimit = 10_000

/** All the timers of a service. */
export interface Timers<K extends string> {
  readonly alarms: Record<K, ArmedTimer>
  /** Starts firing, overdue deadlines first. Alarms may be set before. Waits for servers that are away. */
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
export interface TimerDeps extends AlarmQueueDeps {
  metrics: Metrics
  causes: CauseTracker
}

/**
 * The timers of a service. BullMQ triggers alarms, the database decides, and a sweep at boot, every minute and
 * soon after a failure finds what was missed.
 */
export const openTimers = <K extends string>(deps: TimerDeps, timers: Record<K, Timer>): Timers<K> => {
  const { clock, log, metrics } = deps
  const known = new Map(Object.entries<Timer>(timers))
  const retrySoon = (): void => schedule.retrySoon()
  const firing = createFiring(deps, retrySoon)

  const handleAlarm: AlarmHandler = async (job, token) => {
    const timer = known.get(job.name)
    if (!timer) return log.warn({ timer: job.name }, 'an alarm of a timer that no longer exists')
    const early = job.data.at - clock.now().getTime()
    if (early > 0) {
      metrics.timer(job.name, 'early')
      await job.moveToDelayed(Date.now() + early, token)
      throw new DelayedError()
    }
    await firing.fire(job.name, timer, job.data)
  }
  const queue = openAlarmQueue(deps, handleAlarm, retrySoon)

  const sweepOne = async (name: string, timer: Timer): Promise<void> => {
    const now = clock.now()
    const met = await fireDue(timer, now, (row) => firing.fire(name, timer, row))
    if (met > 0) log.info({ timer: name, met }, 'the sweep met deadlines')
    const coming = await timer.due(now, new Date(now.getTime() + horizonMs), armLimit)
    await Promise.all(coming.filter((row) => row.at > now).map((row) => queue.arm(name, row.id, row.at)))
    metrics.timersDue(name, coming.filter((row) => row.at <= now).length)
  }
  const sweep = async (): Promise<void> => {
    for (const [name, timer] of known) await sweepOne(name, timer)
  }
  const schedule = createSweepSchedule(sweep, (error) => log.error({ err: error }, 'a sweep failed'))

  const alarm = (name: string): ArmedTimer => ({ arm: (id, at) => queue.arm(name, id, at) })
  const alarms = [...known.keys()].map((name) => [name, alarm(name)])
  return {
    // Object.fromEntries loses the type of the keys, which are those of `timers`.
    alarms: Object.fromEntries(alarms),
    begin: async () => {
      await untilAvailable('overdue deadlines', sweep, log)
      queue.start()
      schedule.begin()
    },
    sweep,
    dueNow: async () => {
      const now = clock.now()
      let due = firing.count
      // One after the other: at once they would open as many connections.
      for (const timer of known.values()) due += (await timer.due(now, now, countLimit)).length
      return due
    },
    ping: queue.ping,
    stop: async () => {
      schedule.stop()
      await queue.stop()
    },
  }
}
