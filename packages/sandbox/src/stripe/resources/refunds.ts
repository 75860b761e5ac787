import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { cardByFingerprint } from '../cards/test-cards.ts'
import { type ApiResult, invalidParam, notAllowed, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { choiceParam, idParam, integerParam, listParams, mergeMetadata, metadataParam } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { recordBalanceTransaction } from './balance.ts'
import { type Charge, chargeKind } from './charges.ts'
import { disputeKind } from './disputes.ts'
import { paymentIntentKind } from './payment-intent.ts'

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.int(),
  balance_transaction: z.string().nullable(),
  charge: z.string(),
  created: z.int(),
  currency: z.string(),
  /** Of a failed refund: the movement that returned the money, and the reason. */
  failure_balance_transaction: z.string().exactOptional(),
  failure_reason: z.string().exactOptional(),
  customer: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  payment_method: z.string(),
  reason: z.string().nullable(),
  receipt_number: z.null(),
  source_transfer_reversal: z.null(),
  status: z.enum(['succeeded', 'failed']),
  transfer_reversal: z.string().nullable(),
})
export type Refund = z.infer<typeof refund>

export const refundKind: Kind<Refund> = {
  object: 'refund',
  prefix: 're',
  schema: refund,
  expandable: ['charge', 'payment_intent', 'customer', 'payment_method', 'balance_transaction'],
}

const creation = z.strictObject({
  amount: integerParam({ min: 1, max: 99_999_999 }).optional(),
  charge: idParam.optional(),
  metadata: metadataParam.optional(),
  payment_intent: idParam.optional(),
  reason: choiceParam(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

function chargeToRefund(context: StripeContext, params: z.infer<typeof creation>): ApiResult<Charge> {
  if (params.charge !== undefined && params.payment_intent !== undefined) {
    return invalidParam('charge', 'You may only specify one of these parameters: charge, payment_intent.')
  }
  if (params.charge !== undefined) {
    const found = findObject(context, chargeKind, params.charge, 'charge')
    if (found.ok && !found.value.paid) return notAllowed({ message: `Charge ${found.value.id} was not paid.` })
    return found
  }
  if (params.payment_intent === undefined) {
    return invalidParam('payment_intent', 'One of the following params should be provided: charge, payment_intent.')
  }
  const intent = findObject(context, paymentIntentKind, params.payment_intent, 'payment_intent')
  if (!intent.ok) return intent
  const { latest_charge: chargeId, status } = intent.value
  if (chargeId === null || status !== 'succeeded') {
    return notAllowed({
      message: `This PaymentIntent (${intent.value.id}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    })
  }
  return findObject(context, chargeKind, chargeId, 'charge')
}

/** What lost disputes took of the charge, minor units; undefined while one is open and nothing can be refunded. */
function heldByBank(context: StripeContext, charge: Charge): number | undefined {
  if (!charge.disputed) return 0
  const { data } = context.documents.page(disputeKind, { where: { charge: charge.id }, limit: 100 })
  if (data.some(({ status }) => status === 'needs_response')) return undefined
  return data.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0)
}

function createRefund(context: StripeContext, params: z.infer<typeof creation>): ApiResult<Refund> {
  const found = chargeToRefund(context, params)
  if (!found.ok) return found
  const before = found.value
  const heldAmount = heldByBank(context, before)
  const paid = before.amount_captured - before.amount_refunded
  if (heldAmount === undefined || (heldAmount > 0 && heldAmount === paid)) {
    return notAllowed({ code: 'charge_disputed', message: `Charge ${before.id} has been charged back.` })
  }
  const left = paid - heldAmount
  if (left === 0) {
    return notAllowed({ code: 'charge_already_refunded', message: `Charge ${before.id} has already been refunded.` })
  }
  const amount = params.amount ?? left
  if (amount > left) {
    return notAllowed({
      param: 'amount',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}), in minor units of ${before.currency}.`,
    })
  }
  const id = newId(refundKind.prefix)
  const movement = { amount: -amount, currency: before.currency, source: id, type: 'refund' } as const
  const made = context.documents.insert(refundKind, {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordBalanceTransaction(context, movement).id,
    charge: before.id,
    created: context.now(),
    currency: before.currency,
    customer: before.customer,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const after = context.documents.replace(chargeKind, {
    ...before,
    amount_refunded: before.amount_refunded + amount,
    refunded: amount === left,
  })
  context.emit('refund.created', made)
  context.emit('charge.refunded', after, before)
  // The answer still says `succeeded`; the failure follows.
  const { card } = before.payment_method_details
  if (cardByFingerprint(card.fingerprint).refundsFail) failRefund(context, id, undefined)
  return success(made)
}

/** Fails a refund, as when the guest's bank rejects it: the money returns to the platform and can be refunded again. */
export function failRefund(context: StripeContext, id: string, reason = 'expired_or_canceled_card'): ApiResult<Refund> {
  const found = findObject(context, refundKind, id)
  if (!found.ok) return found
  const before = found.value
  if (before.status === 'failed') return notAllowed({ message: `Refund ${id} has failed.` })
  const charge = findObject(context, chargeKind, before.charge)
  if (!charge.ok) return charge
  const { amount, currency } = before
  const after = context.documents.replace(refundKind, {
    ...before,
    status: 'failed',
    failure_balance_transaction: recordBalanceTransaction(context, {
      amount,
      currency,
      source: id,
      type: 'refund_failure',
    }).id,
    failure_reason: reason,
  })
  context.documents.replace(chargeKind, {
    ...charge.value,
    amount_refunded: charge.value.amount_refunded - amount,
    refunded: false,
  })
  context.emit('refund.updated', after, before)
  context.emit('refund.failed', after, before)
  context.emit('charge.refund.updated', after, before)
  return success(after)
}

const filters = z.strictObject({ ...listParams, charge: idParam.optional(), payment_intent: idParam.optional() })

export const refunds: Resource = {
  kinds: [refundKind],
  endpoints: [
    endpoint('POST', '/v1/refunds', creation, createRefund),
    endpoint('GET', '/v1/refunds/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, refundKind, id),
    ),
    endpoint('GET', '/v1/refunds', filters, (context, params) => {
      const { charge, payment_intent } = params
      return listPage(context, refundKind, '/v1/refunds', params, { charge, payment_intent })
    }),
  ],
}
