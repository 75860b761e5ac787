import { z } from 'zod'
import type { Deps } from '../deps.ts'

const due = z.array(z.object({ id: z.string(), at: z.date() }))

/** Transfers to work on by `until`, earliest first. */
export const dueTransfers = async ({ db }: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  due.parse(
    await db.client.$queryRaw`
      select id, next_try_at as at from transfer where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )

/** Reversals to send by `until`, earliest first. */
export const dueReversals = async ({ db }: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  due.parse(
    await db.client.$queryRaw`
      select id, next_try_at as at from reversal where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
