import type { ArmedTimer, DomainClock } from '@nordbo/service-kit'

/** What a row may wait for. */
export type AlarmKind = 'deadline' | 'payment' | 'refund' | 'providerEvent' | 'damagePhoto'

/** A row whose time comes. */
export interface Alarm {
  kind: AlarmKind
  id: string
  /** Domain time. */
  at: Date
}

/** Sets alarms; best effort, because the sweep reads the rows. */
export interface Alarms {
  set(alarms: readonly Alarm[]): Promise<void>
}

/** What lies further ahead is left to the sweep, which looks every minute for what comes in the next three. */
const nearMs = 2 * 60_000

/** Alarms that work as soon as the timers are declared; until then the sweep at start finds every row. */
export const createAlarms = (clock: DomainClock): Alarms & { connect(timers: Record<AlarmKind, ArmedTimer>): void } => {
  let armed: Record<AlarmKind, ArmedTimer> | undefined
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
