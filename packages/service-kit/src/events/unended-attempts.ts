import type pg from 'pg'
import { z } from 'zod'

const counted = z.tuple([z.object({ times: z.int() })])

/** Records that a consumer begins to handle an event, before it does. Returns how often it has begun. */
export const recordAttempt = async (pool: pg.Pool, consumer: string, eventId: string): Promise<number> => {
  const { rows } = await pool.query(
    `insert into kit.unended_attempt as known (consumer, event_id) values ($1, $2)
     on conflict (consumer, event_id) do update set times = known.times + 1, begun_at = clock_timestamp() returning times`,
    [consumer, eventId],
  )
  return counted.parse(rows)[0].times
}

/** Forgets the attempts of an event that is handled or put aside. */
export const forgetAttempts = async (pool: pg.Pool, consumer: string, eventId: string): Promise<void> => {
  await pool.query('delete from kit.unended_attempt where consumer = $1 and event_id = $2', [consumer, eventId])
}
