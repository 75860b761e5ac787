import type pg from 'pg'

/**
 * Marks published events as unpublished, so that the relay restores streams that were wiped. Consumers ignore events that they
 * have handled; browsers get no second notice. Returns how many there are.
 */
export const republishSince = async (pool: pg.Pool, since: Date): Promise<number> => {
  const result = await pool.query(
    `update kit.outbox set published_at = null, waiting_since = clock_timestamp(), notify = '[]' where published_at >= $1`,
    [since],
  )
  return result.rowCount ?? 0
}
