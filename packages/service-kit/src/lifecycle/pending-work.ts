import type { DomainClock } from '../clock/domain-clock.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Consumer } from '../events/consumer.ts'
import type { Relay } from '../events/relay.ts'
import type { Timers } from '../timers/open-timers.ts'

/** Unfinished work of one process. With every count at zero nothing more happens until a request comes or its clock moves. */
export interface PendingWork {
  /** Events not yet published. */
  outbox: number
  /** Procedures being answered. */
  inflightProcedures: number
  /** Events that the broker has not delivered yet. */
  pendingMessages: number
  /** Events delivered and not acked. */
  unacked: number
  /** Deadlines passed and not met. */
  dueTimers: number
  /** How far its domain time is ahead of real time, ms: shows whether the process has taken over the last move. */
  clockOffsetMs: number
}

/** The parts whose work is counted. */
export interface WorkSources {
  relay: Pick<Relay, 'unpublished'>
  limiter: Pick<ConcurrencyLimiter, 'size'>
  consumers: readonly Pick<Consumer, 'backlog'>[]
  timers: readonly Pick<Timers<string>, 'dueNow'>[]
  clock: Pick<DomainClock, 'offsetMs'>
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Counts the unfinished work. */
export const readPendingWork = async ({
  relay,
  limiter,
  consumers,
  timers,
  clock,
}: WorkSources): Promise<PendingWork> => {
  const [outbox, backlogs, due] = await Promise.all([
    relay.unpublished(),
    Promise.all(consumers.map((consumer) => consumer.backlog())),
    Promise.all(timers.map((set) => set.dueNow())),
  ])
  return {
    outbox,
    inflightProcedures: limiter.size,
    pendingMessages: sum(backlogs.map(({ pending }) => pending)),
    unacked: sum(backlogs.map(({ unacked }) => unacked)),
    dueTimers: sum(due),
    clockOffsetMs: clock.offsetMs,
  }
}
