import type pg from 'pg'

/**
 * Marks kept events as unpublished again, so that the relay republishes them: restores streams that were wiped. Consumers that
 * have handled them already ignore them; browsers get no second notice. Returns how many there are.
 */
export const republishSince = async (pool: pg.Pool, since: Date): Promise<number> => {
  const result = await pool.query(
    `update kit.outbox set published_at = null, waiting_since = clock_timestamp(), notify = '[]' where published_at >= $1`,
    [since],
  )
  return result.rowCount ?? 0
}
