import { Instant, type PayoutView } from '@nordbo/contracts'
import { createCursors } from '@nordbo/service-kit'
import { z } from 'zod'

const PayoutListPosition = z.object({
  paid: z.boolean(),
  /** When the payout is due, or when it was paid. */
  at: Instant.refine((instant) => instant >= '1900' && instant < '2200'),
  id: z.uuid(),
})
/** A payout's place in the list of its host's payouts. */
export type PayoutListPosition = z.infer<typeof PayoutListPosition>

export const payoutCursors = createCursors(PayoutListPosition)

/** The position of a payout in the list. */
export const positionOf = ({ id, status, dueAt, paidAt }: PayoutView): PayoutListPosition => {
  const paid = status === 'paid'
  return { paid, at: paid && paidAt ? paidAt : dueAt, id }
}
