import { idOfForeignRefund } from '@nordbo/contracts'
import type Stripe from 'stripe'
import { stripeId } from './stripe.ts'

/** One movement of the platform's balance at the provider. */
export interface Movement {
  /** Its name in the ledger; the provider's id for movements that we did not make. */
  name: string
  /** The dispute that moved it. */
  disputeId?: string
  amountOre: number
  feeOre: number
  at: Date
}

const nameOf = (line: Stripe.BalanceTransaction): string => {
  const { source } = line
  if (source === null || typeof source === 'string') return `other:${source ?? line.id}`
  switch (source.object) {
    case 'charge':
      return `charge:${stripeId(source.payment_intent) ?? source.id}`
    case 'refund':
      return `refund:${source.metadata?.refundId ?? idOfForeignRefund(source.id)}`
    case 'transfer':
      return `transfer:${source.metadata.transferId ?? source.id}`
    case 'transfer_reversal':
      return `reversal:${source.metadata?.reversalId ?? source.id}`
    case 'dispute':
      return `dispute:${source.id}:${line.amount < 0 ? 'withdrawn' : 'reinstated'}`
    default:
      return `other:${source.id}`
  }
}

const disputeOf = ({ source }: Stripe.BalanceTransaction): { disputeId?: string } =>
  typeof source === 'object' && source?.object === 'dispute' ? { disputeId: source.id } : {}

/** Maps a line of the provider's balance. Expects its `source` to be expanded. */
export const toMovement = (line: Stripe.BalanceTransaction): Movement => ({
  name: nameOf(line),
  ...disputeOf(line),
  amountOre: line.amount,
  feeOre: line.fee,
  at: new Date(line.created * 1_000),
})
