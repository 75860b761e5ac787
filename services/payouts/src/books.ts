import type { Alarm, Alarms, Database } from '@nordbo/service-kit'
import type { PrismaClient } from './generated/prisma/client.ts'
import { lockHost } from './ledger/ledger-store.ts'
import type { Parts, Tx } from './parts.ts'
import type { TimerKind } from './timers.ts'

/** One change of a host's books. */
export interface Books {
  parts: Parts
  tx: Tx
  /** Domain time. */
  now: Date
  /** Rings once the change is committed. */
  ring(alarm: Alarm<TimerKind>): void
}

const ringing = new WeakMap<object, Alarm<TimerKind>[]>()

/** A database that rings, after each commit, what was to ring because of it; before it, the row would not be seen. */
export const ringingAfter = (db: Database<PrismaClient>, alarms: Alarms<TimerKind>): Database<PrismaClient> => ({
  client: db.client,
  query: (statement) => db.query(statement),
  transaction: async (work, options) => {
    let last: object | undefined
    const value = await db.transaction(async (tx) => {
      last = tx
      return work(tx)
    }, options)
    await alarms.set((last && ringing.get(last)) ?? [])
    return value
  },
})

/** Opens the books of a host in a transaction that is under way; nobody else changes them until it ends. */
export const openBooks = async (parts: Parts, tx: Tx, hostId: string, now: Date): Promise<Books> => {
  await lockHost(tx, hostId)
  const alarms: Alarm<TimerKind>[] = ringing.get(tx) ?? []
  ringing.set(tx, alarms)
  return { parts, tx, now, ring: (alarm) => void alarms.push(alarm) }
}

/** Changes the books of a host in a transaction of its own. The work must bear repetition. */
export const changeBooks = <T>(parts: Parts, hostId: string, work: (books: Books) => Promise<T>): Promise<T> =>
  parts.db.transaction(async (tx) => work(await openBooks(parts, tx, hostId, parts.kit.clock.now())))
