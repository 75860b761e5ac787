import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/** Between two looks, ms. */
const lookMs = 5
const patienceMs = 30_000
const Confirmed = z.array(z.object({ id: z.string() }))

/** Tells when bookings are confirmed. */
export interface Confirmations {
  /** Answers whether it was within half a minute. */
  of(bookingId: string): Promise<boolean>
  close(): Promise<void>
}

/** Watches all bookings at once where they are kept: sixteen browsers that ask again and again would be most of what is measured. */
export const watchConfirmations = async (databaseUrl: string): Promise<Confirmations> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const waiting = new Map<string, { until: number; tell: (confirmed: boolean) => void }>()
  let over = false
  const look = async (): Promise<void> => {
    const text = `select id from booking where id = any ($1::uuid[]) and status = 'confirmed'`
    const { rows } = await client.query({ name: 'confirmed', text, values: [[...waiting.keys()]] })
    const confirmed = new Set(Confirmed.parse(rows).map(({ id }) => id))
    for (const [id, { until, tell }] of waiting)
      if (confirmed.has(id) || performance.now() > until) {
        waiting.delete(id)
        tell(confirmed.has(id))
      }
  }
  const watch = async (): Promise<void> => {
    for (; !over; await pause(lookMs)) if (waiting.size > 0) await look()
  }
  const watching = watch()
  return {
    of: (id) => new Promise((tell) => void waiting.set(id, { until: performance.now() + patienceMs, tell })),
    close: async () => {
      over = true
      await watching
      await client.end()
    },
  }
}
