import { retentionRulesOf } from '@nordbo/contracts'
import type pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { retentionMs } from './stream.ts'

const everyMs = 60 * 60 * 1_000
const batchSize = 5_000

/** The rules that the hourly deletion applies: those of real time. */
const expiring = retentionRulesOf('every').flatMap(({ rule }) => (rule.clock === 'real' ? [rule] : []))

/** Deletes rows that no service keeps longer (contracts, `retentionRules`), in batches. Returns how many. */
export const deleteExpiredRows = async (pool: pg.Pool, olderThanMs: number = retentionMs): Promise<number> => {
  let total = 0
  for (const { table, since } of expiring) {
    const statement = `delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${since} < clock_timestamp() - $1 * interval '1 millisecond' limit ${batchSize}))`
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
