import { Instant, type PayoutView } from '@nordbo/contracts'
import { z } from 'zod'

/** The last payout of a page. */
export interface After {
  paid: boolean
  /** When it is due or, of one paid, was sent. */
  at: string
  id: string
}

const written = z.object({
  list: z.literal('payouts'),
  paid: z.boolean(),
  at: Instant.refine((instant) => instant >= '1900' && instant < '2200'),
  id: z.uuid(),
})

/** Where the next page begins. */
export const writeCursor = ({ id, status, dueAt, paidAt }: PayoutView): string => {
  const paid = status === 'paid'
  const after: After = { paid, at: paid && paidAt ? paidAt : dueAt, id }
  return Buffer.from(JSON.stringify({ list: 'payouts', ...after })).toString('base64url')
}

/** Reads a cursor; undefined when it is none of ours. */
export const readCursor = (cursor: string): After | undefined => {
  try {
    return written.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}
