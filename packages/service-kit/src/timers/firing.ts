import type { DomainClock } from '../clock/domain-clock.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Logger } from '../log/logger.ts'
import type { CauseTracker } from '../rpc/context.ts'
import type { DueRow, Timer } from './timer.ts'

/** What firing timers needs. */
export interface FiringDeps {
  causes: CauseTracker
  clock: Pick<DomainClock, 'now'>
  log: Pick<Logger, 'error'>
  metrics: Pick<Metrics, 'timer'>
}

/** Fires timers. */
export interface Firing {
  /** Timers that fire, or wait for an earlier firing of their row. */
  readonly count: number
  /** Never rejects. */
  fire(name: string, timer: Timer, row: Pick<DueRow, 'id'>): Promise<void>
}

/**
 * Fires timers and counts those that are firing. `onFailure` is called after a failure. A row is never fired twice at once: a sweep may find
 * one whose alarm has just gone off.
 */
export const createFiring = ({ causes, clock, log, metrics }: FiringDeps, onFailure: () => void): Firing => {
  let firing = 0
  const running = new Map<string, Promise<void>>()

  const fireNow = async (name: string, timer: Timer, row: Pick<DueRow, 'id'>): Promise<void> => {
    try {
      const traceId = `timer-${name}-${row.id}`
      await causes.run({ traceId, causationId: null }, () => timer.fire(row.id, clock.now()))
      metrics.timer(name, 'fired')
    } catch (error) {
      metrics.timer(name, 'failed')
      log.error({ err: error, timer: name, row: row.id }, 'a deadline was not met, the next sweep tries again')
      onFailure()
    }
  }

  return {
    get count() {
      return firing
    },
    fire: async (name: string, timer: Timer, row: Pick<DueRow, 'id'>): Promise<void> => {
      const key = `${name} ${row.id}`
      firing++
      const before = running.get(key)
      const fired = (before ?? Promise.resolve()).then(() => fireNow(name, timer, row))
      running.set(key, fired)
      await fired
      firing--
      if (running.get(key) === fired) running.delete(key)
    },
  }
}
