import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { type ApiResult, notAllowed, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { idParam, listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { recordBalanceTransaction } from './balance.ts'
import { chargeKind } from './charges.ts'
import { paymentIntentKind } from './payment-intent.ts'

const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.int(),
  charge: z.string(),
  created: z.int(),
  currency: z.string(),
  is_charge_refundable: z.literal(false),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  reason: z.literal('fraudulent'),
  status: z.enum(['needs_response', 'won', 'lost']),
})
export type Dispute = z.infer<typeof dispute>
export const disputeKind: Kind<Dispute> = {
  object: 'dispute',
  prefix: 'dp',
  schema: dispute,
  expandable: ['charge', 'payment_intent'],
}

/** Opens a cardholder's dispute and takes the money back at once. `wanted`: minor units, by default all that was not refunded. */
export function openDispute(context: StripeContext, intentId: string, wanted: number | undefined): ApiResult<Dispute> {
  const intent = findObject(context, paymentIntentKind, intentId, 'payment_intent')
  if (!intent.ok) return intent
  const charge = findObject(context, chargeKind, intent.value.latest_charge ?? '', 'charge')
  if (!charge.ok) return charge
  const left = charge.value.amount_captured - charge.value.amount_refunded
  const amount = wanted ?? left
  if (!charge.value.paid || charge.value.disputed || amount < 1 || amount > left) {
    return notAllowed({ message: `Charge ${charge.value.id} cannot be disputed for ${amount}.` })
  }
  const made = context.documents.insert(disputeKind, {
    id: newId(disputeKind.prefix),
    object: 'dispute',
    amount,
    charge: charge.value.id,
    created: context.now(),
    currency: charge.value.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  context.documents.replace(chargeKind, { ...charge.value, disputed: true })
  const { id: source, currency } = made
  recordBalanceTransaction(context, { amount: -amount, currency, source, type: 'adjustment', category: 'dispute' })
  context.emit('charge.dispute.created', made)
  context.emit('charge.dispute.funds_withdrawn', made)
  return success(made)
}

/** Closes a dispute by the bank's decision; a won one returns the money. */
export function closeDispute(context: StripeContext, id: string, status: 'won' | 'lost'): ApiResult<Dispute> {
  const found = findObject(context, disputeKind, id)
  if (!found.ok) return found
  const before = found.value
  if (before.status !== 'needs_response') return notAllowed({ message: `Dispute ${id} is ${before.status}.` })
  const after = context.documents.replace(disputeKind, { ...before, status })
  const { amount, currency } = before
  if (status === 'won')
    recordBalanceTransaction(context, {
      amount,
      currency,
      source: id,
      type: 'adjustment',
      category: 'dispute_reversal',
    })
  context.emit('charge.dispute.closed', after, before)
  if (status === 'won') context.emit('charge.dispute.funds_reinstated', after)
  return success(after)
}

const filters = z.strictObject({ ...listParams, charge: idParam.optional(), payment_intent: idParam.optional() })

export const disputes: Resource = {
  kinds: [disputeKind],
  endpoints: [
    endpoint('GET', '/v1/disputes/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, disputeKind, id),
    ),
    endpoint('GET', '/v1/disputes', filters, (context, params) => {
      const { charge, payment_intent } = params
      return listPage(context, disputeKind, '/v1/disputes', params, { charge, payment_intent })
    }),
  ],
}
