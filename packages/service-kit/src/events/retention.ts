import type pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { retentionMs } from './stream.ts'

const everyMs = 60 * 60 * 1_000
const batchSize = 5_000
const expiring = [
  { table: 'kit.outbox', key: 'seq', when: 'published_at' },
  { table: 'kit.inbox', key: 'ctid', when: 'handled_at' },
  { table: 'kit.unended_attempt', key: 'ctid', when: 'begun_at' },
  { table: 'kit.idempotency', key: 'ctid', when: 'stored_at' },
] as const

/** Deletes rows older than 7 days (docs/architecture.md, How they talk), in batches. Returns how many. */
export const deleteExpiredRows = async (pool: pg.Pool, olderThanMs: number = retentionMs): Promise<number> => {
  let total = 0
  for (const { table, key, when } of expiring) {
    const statement = `delete from ${table} where ${key} = any (array(
      select ${key} from ${table} where ${when} < clock_timestamp() - $1 * interval '1 millisecond' limit ${batchSize}))`
    for (let deleted = batchSize; deleted === batchSize; total += deleted)
      deleted = (await pool.query(statement, [olderThanMs])).rowCount ?? 0
  }
  return total
}

/** Deletes expired rows every hour. Returns a function that stops it. */
export const startRetention = (pool: pg.Pool, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    deleteExpiredRows(pool).catch((error: unknown) => log.warn({ err: error }, 'could not forget old rows'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
