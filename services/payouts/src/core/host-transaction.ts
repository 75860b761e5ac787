import type { Alarm, EventContext } from '@nordbo/service-kit'
import { Prisma } from '../generated/prisma/client.ts'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
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

/** SQL: takes the lock of a host's payouts until the transaction ends. Returns a row. */
export const hostLock = (hostId: string): Prisma.Sql =>
  Prisma.sql`select 1 as locked from (select pg_advisory_xact_lock(hashtextextended(${hostId}, 77))) lock`

/** Locks a host's payouts until the transaction ends. Take the lock before reading what decides the change. */
export const lockHost = async (tx: Tx, hostId: string): Promise<void> => {
  await tx.$queryRaw(hostLock(hostId))
}

/** A host's transaction whose first statement takes the lock itself, with `hostLock`. */
export const hostTransaction = (
  deps: Deps,
  tx: Tx,
  { now, afterCommit }: Pick<EventContext, 'now' | 'afterCommit'>,
): HostTransaction => ({
  deps,
  tx,
  now,
  setAlarm: (alarm) => afterCommit(() => deps.alarms.set([alarm])),
})

/** Locks a host's payouts in a transaction that is already open. */
export const joinHostTransaction = async (
  deps: Deps,
  tx: Tx,
  hostId: string,
  context: Pick<EventContext, 'now' | 'afterCommit'>,
): Promise<HostTransaction> => {
  await lockHost(tx, hostId)
  return hostTransaction(deps, tx, context)
}

/** Runs a change of a host's payouts in its own transaction. The work may run more than once. */
export const inHostTransaction = <T>(
  deps: Deps,
  hostId: string,
  work: (host: HostTransaction) => Promise<T>,
): Promise<T> =>
  deps.sql.transaction(async (tx, { afterCommit }) =>
    work(await joinHostTransaction(deps, tx, hostId, { now: deps.kit.clock.now(), afterCommit })),
  )
