import { z } from 'zod'
import { Prisma } from '../generated/prisma/client.ts'
import type { Deps } from './deps.ts'

const dueRows = z.array(z.object({ id: z.string(), at: z.date() }))

/** A table whose rows wait for a point in time, with its columns. */
interface Waiting {
  table: 'payout' | 'transfer' | 'reversal' | 'payout_account' | 'subscription' | 'provider_event'
  id?: 'id' | 'booking_id'
  at?: 'next_try_at' | 'next_check_at'
}

/** The rows that are due by `until`, earliest first. */
export const findDueRows = async (
  { sql }: Pick<Deps, 'sql'>,
  { table, id = 'id', at = 'next_try_at' }: Waiting,
  until: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const [rows, key, due] = [Prisma.raw(table), Prisma.raw(id), Prisma.raw(at)]
  return dueRows.parse(
    await sql.client.$queryRaw`
      select ${key}::text as id, ${due} as at from ${rows} where ${due} <= ${until}::timestamptz
      order by ${due}, ${key} limit ${limit}::int`,
  )
}
