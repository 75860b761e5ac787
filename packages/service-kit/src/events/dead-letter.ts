import type pg from 'pg'
import { z } from 'zod'

/** An event that no attempt could handle. */
export interface DeadLetter {
  consumer: string
  eventId: string
  subject: string
  envelope: unknown
  error: string
  attempts: number
}

const text = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 4_000)

/** Stores an event that could not be handled, with its error; a repeat replaces the error. */
export const storeDeadLetter = async (
  pool: pg.Pool,
  letter: Omit<DeadLetter, 'error'>,
  error: unknown,
): Promise<void> => {
  await pool.query(
    `insert into kit.dead_letter (consumer, event_id, subject, envelope, error, attempts) values ($1, $2, $3, $4, $5, $6)
     on conflict (consumer, event_id) do update set error = excluded.error, attempts = kit.dead_letter.attempts + excluded.attempts,
       failed_at = clock_timestamp(), retry_at = null`,
    [letter.consumer, letter.eventId, letter.subject, JSON.stringify(letter.envelope), text(error), letter.attempts],
  )
}

const deadLetterRow = z.object({ event_id: z.string(), subject: z.string(), envelope: z.unknown() })

/** A consumer's dead letters that are marked for a retry, oldest first; at most 100. */
export const listDeadLettersToRetry = async (
  pool: pg.Pool,
  consumer: string,
): Promise<z.infer<typeof deadLetterRow>[]> => {
  const { rows } = await pool.query(
    'select event_id, subject, envelope from kit.dead_letter where consumer = $1 and retry_at is not null order by failed_at limit 100',
    [consumer],
  )
  return z.array(deadLetterRow).parse(rows)
}

/** Marks every dead letter for a retry by the running service; returns how many there are. */
export const requestDeadLetterRetry = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('update kit.dead_letter set retry_at = clock_timestamp()')).rowCount ?? 0

/** Deletes a dead letter that has been handled. */
export const deleteDeadLetter = async (pool: pg.Pool, consumer: string, eventId: string): Promise<void> => {
  await pool.query('delete from kit.dead_letter where consumer = $1 and event_id = $2', [consumer, eventId])
}
