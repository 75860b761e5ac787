import type { DomainClock } from '../clock/domain-clock.ts'
import type { ArmedTimer } from './timer.ts'

/** A row and the time at which it is due. */
export interface Alarm<K extends string> {
  kind: K
  id: string
  /** Domain time. */
  at: Date
}

/** Sets alarms; best effort, because the sweep reads the rows. */
export interface Alarms<K extends string> {
  set(alarms: readonly Alarm<K>[]): Promise<void>
}

/** Later alarms are left to the sweep, which arms every minute what is due in the next three. */
const nearMs = 2 * 60_000

/** Alarms that work as soon as the timers are declared; until then the sweep at start finds every row. */
export const createAlarms = <K extends string>(
  clock: DomainClock,
): Alarms<K> & { connect(timers: Record<K, ArmedTimer>): void } => {
  let armed: Record<K, ArmedTimer> | undefined
  return {
    connect: (timers) => {
      armed = timers
    },
    set: async (alarms) => {
      const near = alarms.filter(({ at }) => at.getTime() - clock.now().getTime() < nearMs)
      await Promise.all(near.map(({ kind, id, at }) => armed?.[kind].arm(id, at)))
    },
  }
}
