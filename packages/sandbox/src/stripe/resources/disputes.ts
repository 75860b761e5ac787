import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { type Answer, done, notAllowed } from '../protocol/answer.ts'
import { type Desk, newId } from '../protocol/context.ts'
import { idParam, listParams } from '../protocol/params.ts'
import { endpoint, listPage, lookUp, type Resource } from '../protocol/resource.ts'
import { bookMovement } from './balance.ts'
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

/** The cardholder disputes what was paid: the provider takes the money back at once and asks for evidence. */
export function openDispute(desk: Desk, intentId: string, wanted: number | undefined): Answer<Dispute> {
  const intent = lookUp(desk, paymentIntentKind, intentId, 'payment_intent')
  if (!intent.ok) return intent
  const charge = lookUp(desk, chargeKind, intent.value.latest_charge ?? '', 'charge')
  if (!charge.ok) return charge
  const left = charge.value.amount_captured - charge.value.amount_refunded
  const amount = wanted ?? left
  if (!charge.value.paid || charge.value.disputed || amount < 1 || amount > left) {
    return notAllowed({ message: `Charge ${charge.value.id} cannot be disputed for ${amount}.` })
  }
  const made = desk.documents.insert(disputeKind, {
    id: newId(disputeKind.prefix),
    object: 'dispute',
    amount,
    charge: charge.value.id,
    created: desk.now(),
    currency: charge.value.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  desk.documents.replace(chargeKind, { ...charge.value, disputed: true })
  const { id: source, currency } = made
  bookMovement(desk, { amount: -amount, currency, source, type: 'adjustment', category: 'dispute' })
  desk.emit('charge.dispute.created', made)
  desk.emit('charge.dispute.funds_withdrawn', made)
  return done(made)
}

/** The bank decides: what was won comes back, what was lost stays away. */
export function closeDispute(desk: Desk, id: string, status: 'won' | 'lost'): Answer<Dispute> {
  const found = lookUp(desk, disputeKind, id)
  if (!found.ok) return found
  const before = found.value
  if (before.status !== 'needs_response') return notAllowed({ message: `Dispute ${id} is ${before.status}.` })
  const after = desk.documents.replace(disputeKind, { ...before, status })
  const { amount, currency } = before
  if (status === 'won')
    bookMovement(desk, { amount, currency, source: id, type: 'adjustment', category: 'dispute_reversal' })
  desk.emit('charge.dispute.closed', after, before)
  if (status === 'won') desk.emit('charge.dispute.funds_reinstated', after)
  return done(after)
}

const filters = z.strictObject({ ...listParams, charge: idParam.optional(), payment_intent: idParam.optional() })

export const disputes: Resource = {
  kinds: [disputeKind],
  endpoints: [
    endpoint('GET', '/v1/disputes/:id', z.strictObject({}), (desk, _params, id) => lookUp(desk, disputeKind, id)),
    endpoint('GET', '/v1/disputes', filters, (desk, params) => {
      const { charge, payment_intent } = params
      return listPage(desk, disputeKind, '/v1/disputes', params, { charge, payment_intent })
    }),
  ],
}
