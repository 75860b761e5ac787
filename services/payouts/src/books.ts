import { type Alarm, type Alarms, createRinging, type Database } from '@nordbo/service-kit'
import type { Deps, Tx } from './deps.ts'
import type { PrismaClient } from './generated/prisma/client.ts'
import { lockHost } from './ledger/ledger-store.ts'
import type { TimerKind } from './timers.ts'

/** One change of a host's books. */
export interface Books {
  deps: Deps
  tx: Tx
  /** Domain time. */
  now: Date
  /** Rings once the change is committed. */
  ring(alarm: Alarm<TimerKind>): void
}

const ringing = createRinging<TimerKind>()

/** A database that rings, after each commit, what was to ring because of it. */
export const ringingAfter = (db: Database<PrismaClient>, alarms: Alarms<TimerKind>): Database<PrismaClient> =>
  ringing.after(db, alarms)

/** Opens the books of a host in a transaction that is under way; nobody else changes them until it ends. */
export const openBooks = async (deps: Deps, tx: Tx, hostId: string, now: Date): Promise<Books> => {
  await lockHost(tx, hostId)
  return { deps, tx, now, ring: (alarm) => ringing.ring(tx, alarm) }
}

/** Changes the books of a host in a transaction of its own. The work must bear repetition. */
export const changeBooks = <T>(deps: Deps, hostId: string, work: (books: Books) => Promise<T>): Promise<T> =>
  deps.db.transaction(async (tx) => work(await openBooks(deps, tx, hostId, deps.kit.clock.now())))
