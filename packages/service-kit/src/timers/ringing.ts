import type { Database, PrismaLike } from '../database/database.ts'
import type { Alarm, Alarms } from './alarms.ts'

/** Alarms of rows that a transaction writes: they ring once it is committed. Before it, the row would not be seen. */
export const createRinging = <K extends string>() => {
  const waiting = new WeakMap<object, Alarm<K>[]>()
  return {
    /** Rings after the commit of this transaction. */
    ring: (tx: object, alarm: Alarm<K>): void => {
      waiting.set(tx, [...(waiting.get(tx) ?? []), alarm])
    },
    /** A database whose commits ring. */
    after: <C extends PrismaLike>(db: Database<C>, alarms: Alarms<K>): Database<C> => ({
      client: db.client,
      query: (statement) => db.query(statement),
      transaction: async (work, options) => {
        let last: object | undefined
        const value = await db.transaction(async (tx) => {
          last = tx
          return work(tx)
        }, options)
        await alarms.set((last && waiting.get(last)) ?? [])
        return value
      },
    }),
  }
}
