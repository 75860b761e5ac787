import type pg from 'pg'

/**
 * Marks published events as unpublished, so that the relay restores streams that were wiped. Consumers ignore events that they
 * have handled. Returns how many there are.
 */
export const republishSince = async (pool: pg.Pool, since: Date): Promise<number> => {
  const result = await pool.query(
    `update kit.outbox set published_at = null, waiting_since = clock_timestamp() where published_at >= $1`,
    [since],
  )
  return result.rowCount ?? 0
}
