import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/** Interval between two polls, ms. */
const pollMs = 5
const patienceMs = 30_000
const Confirmed = z.array(z.object({ id: z.string() }))

/** Waits for the confirmation of bookings. */
export interface Confirmations {
  /** Resolves with whether it was confirmed within half a minute. */
  of(bookingId: string): Promise<boolean>
  close(): Promise<void>
}

/** Polls all bookings in the database, because polling by sixteen clients would be most of what is measured. */
export const watchConfirmations = async (databaseUrl: string): Promise<Confirmations> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const waiting = new Map<string, { until: number; resolve: (confirmed: boolean) => void }>()
  let closed = false
  const poll = async (): Promise<void> => {
    const text = `select id from booking where id = any ($1::uuid[]) and status = 'confirmed'`
    const { rows } = await client.query({ name: 'confirmed', text, values: [[...waiting.keys()]] })
    const confirmed = new Set(Confirmed.parse(rows).map(({ id }) => id))
    for (const [id, { until, resolve }] of waiting)
      if (confirmed.has(id) || performance.now() > until) {
        waiting.delete(id)
        resolve(confirmed.has(id))
      }
  }
  const watch = async (): Promise<void> => {
    for (; !closed; await pause(pollMs)) if (waiting.size > 0) await poll()
  }
  const watching = watch()
  return {
    of: (id) => new Promise((resolve) => void waiting.set(id, { until: performance.now() + patienceMs, resolve })),
    close: async () => {
      closed = true
      await watching
      await client.end()
    },
  }
}
