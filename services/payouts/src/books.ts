import type { Alarm, EventContext } from '@nordbo/service-kit'
import type { Deps, Tx } from './deps.ts'
import { lockHost } from './ledger/ledger-store.ts'
import type { TimerKind } from './timers.ts'

/** One change of a host's books. */
export interface Books {
  deps: Deps
  tx: Tx
  /** Domain time. */
  now: Date
  /** Sets an alarm once the change is committed. */
  ring(alarm: Alarm<TimerKind>): void
}

/** Opens the books of a host in a transaction that is under way; nobody else changes them until it ends. */
export const openBooks = async (
  deps: Deps,
  tx: Tx,
  hostId: string,
  { now, afterCommit }: Pick<EventContext, 'now' | 'afterCommit'>,
): Promise<Books> => {
  await lockHost(tx, hostId)
  return { deps, tx, now, ring: (alarm) => afterCommit(() => deps.alarms.set([alarm])) }
}

/** Changes the books of a host in a transaction of its own. The work must bear repetition. */
export const changeBooks = <T>(deps: Deps, hostId: string, work: (books: Books) => Promise<T>): Promise<T> =>
  deps.db.transaction(async (tx, { afterCommit }) =>
    work(await openBooks(deps, tx, hostId, { now: deps.kit.clock.now(), afterCommit })),
  )
