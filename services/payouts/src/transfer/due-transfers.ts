import { z } from 'zod'
import type { Deps } from '../core/deps.ts'

const due = z.array(z.object({ id: z.string(), at: z.date() }))

/** Transfers to send by `until`, earliest first. */
export const findDueTransfers = async ({ db }: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  due.parse(
    await db.client.$queryRaw`
      select id, next_try_at as at from transfer where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )

/** Reversals to send by `until`, earliest first. */
export const findDueReversals = async ({ db }: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  due.parse(
    await db.client.$queryRaw`
      select id, next_try_at as at from reversal where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
