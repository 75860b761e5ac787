import type { Alarm, EventContext } from '@nordbo/service-kit'
import type { Deps, Tx } from './deps.ts'
import type { TimerKind } from './timer-kind.ts'

/** A transaction that holds the lock of a host's payouts. */
export interface HostTransaction {
  deps: Deps
  tx: Tx
  /** Domain time. */
  now: Date
  /** Sets an alarm once the transaction is committed. */
  setAlarm(alarm: Alarm<TimerKind>): void
}

/** Locks a host's payouts until the transaction ends. Take the lock before reading what decides the change. */
export const lockHost = async (tx: Tx, hostId: string): Promise<void> => {
  await tx.$queryRaw`select 1 as locked from (select pg_advisory_xact_lock(hashtextextended(${hostId}, 77))) lock`
}

/** Locks a host's payouts in a transaction that is already open. */
export const joinHostTransaction = async (
  deps: Deps,
  tx: Tx,
  hostId: string,
  { now, afterCommit }: Pick<EventContext, 'now' | 'afterCommit'>,
): Promise<HostTransaction> => {
  await lockHost(tx, hostId)
  return { deps, tx, now, setAlarm: (alarm) => afterCommit(() => deps.alarms.set([alarm])) }
}

/** Runs a change of a host's payouts in its own transaction. The work may run more than once. */
export const inHostTransaction = <T>(
  deps: Deps,
  hostId: string,
  work: (host: HostTransaction) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (tx, { afterCommit }) =>
    work(await joinHostTransaction(deps, tx, hostId, { now: deps.kit.clock.now(), afterCommit })),
  )
