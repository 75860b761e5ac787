import type pg from 'pg'
import { z } from 'zod'
import type { CrashPoint } from '../faults/crash-point.ts'
import { type EventStream, maxPublishing, publishEvent } from './publish-event.ts'

const rows = z.array(z.object({ seq: z.string(), id: z.string(), subject: z.string(), envelope: z.string() }))

const take =
  'select seq, id, subject, envelope::text from kit.outbox where published_at is null order by seq limit $1 for update skip locked'
const mark = 'update kit.outbox set published_at = clock_timestamp() where seq = any($1::bigint[])'

/** Dependencies of publishing from the outbox. */
export interface UnpublishedDeps extends EventStream {
  pool: pg.Pool
  crashPoint: CrashPoint
}

/**
 * Publishes the oldest unpublished events of the outbox and marks what the broker has stored, in one transaction that keeps other
 * processes from the same rows. Returns whether there may be more.
 * @throws the error of the first event that could not be published
 */
export const publishUnpublished = async (deps: UnpublishedDeps): Promise<boolean> => {
  const client = await deps.pool.connect()
  let broken: Error | undefined
  // Without a listener a connection that breaks between two queries would end the process.
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const events = rows.parse(
      (await client.query({ name: 'kit-outbox-take', text: take, values: [maxPublishing] })).rows,
    )
    const outcomes = await Promise.allSettled(events.map((event) => publishEvent(deps, event)))
    const acked = events.filter((_, index) => outcomes[index]?.status === 'fulfilled').map((event) => event.seq)
    if (events.length > 0) deps.crashPoint('relay.published')
    if (acked.length > 0) await client.query({ name: 'kit-outbox-mark', text: mark, values: [acked] })
    await client.query('commit')
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return events.length === maxPublishing
  } catch (error) {
    await client.query('rollback').catch((problem: unknown) => {
      broken = problem instanceof Error ? problem : new Error(String(problem))
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** The number of unpublished events and the age of the oldest, ms. */
export const countUnpublished = async (pool: pg.Pool): Promise<{ count: number; ageMs: number }> => {
  const { rows } = await pool.query({
    name: 'kit-outbox-count',
    text: `select count(*)::int as count, coalesce(extract(epoch from clock_timestamp() - min(waiting_since)) * 1000, 0)::float8 as age
      from kit.outbox where published_at is null`,
  })
  return { count: rows[0].count, ageMs: rows[0].age }
}
