import { withClient } from '@nordbo/testkit'
import type { BookingStack } from './booking-stack.ts'

/** A lock of another session. */
export interface HeldLock {
  release(): Promise<void>
}

/** Takes a lock of booking's database in a session of its own, by a statement, and holds it until it is released. */
export const holdLock = async (
  { databases }: BookingStack['stack'],
  sql: string,
  values: string[],
): Promise<HeldLock> => {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = withClient(databases.booking, async (client) => {
    await client.query('begin')
    await client.query(sql, values)
    taken.resolve()
    await over.promise
    await client.query('rollback')
  })
  held.catch(taken.reject)
  await taken.promise
  return {
    release: async () => {
      over.resolve()
      await held
    },
  }
}
