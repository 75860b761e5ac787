import { Instant } from '@nordbo/contracts'
import { z } from 'zod'

/** The last payout of a page. */
export interface After {
  dueAt: string
  id: string
}

const written = z.object({
  list: z.literal('payouts'),
  dueAt: Instant.refine((instant) => instant >= '1900' && instant < '2200'),
  id: z.uuid(),
})

/** Where the next page begins. */
export const writeCursor = ({ dueAt, id }: After): string =>
  Buffer.from(JSON.stringify({ list: 'payouts', dueAt, id })).toString('base64url')

/** Reads a cursor; undefined when it is none of ours. */
export const readCursor = (cursor: string): After | undefined => {
  try {
    return written.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}
