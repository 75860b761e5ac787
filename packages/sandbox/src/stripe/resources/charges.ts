import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import type { Decline } from '../cards/test-cards.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { idParam, listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { recordBalanceTransaction } from './balance.ts'
import type { PaymentIntent } from './payment-intent.ts'
import { billingDetails, cardDetails, type PaymentMethod } from './payment-method.ts'

const charge = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  application: z.null(),
  application_fee: z.null(),
  application_fee_amount: z.null(),
  balance_transaction: z.string().nullable(),
  billing_details: billingDetails,
  captured: z.boolean(),
  created: z.int(),
  currency: z.string(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  disputed: z.boolean(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  outcome: z.object({
    advice_code: z.null(),
    network_advice_code: z.null(),
    network_decline_code: z.null(),
    network_status: z.string(),
    reason: z.string().nullable(),
    risk_level: z.literal('normal'),
    seller_message: z.string(),
    type: z.string(),
  }),
  paid: z.boolean(),
  payment_intent: z.string(),
  payment_method: z.string(),
  payment_method_details: z.object({
    card: z.object({
      ...cardDetails.shape,
      amount_authorized: z.int(),
      three_d_secure: z.object({ authenticated: z.boolean(), result: z.string(), version: z.string() }).nullable(),
    }),
    type: z.literal('card'),
  }),
  receipt_email: z.string().nullable(),
  receipt_url: z.null(),
  refunded: z.boolean(),
  statement_descriptor_suffix: z.string().nullable(),
  status: z.enum(['succeeded', 'failed']),
  transfer_group: z.string().nullable(),
})
export type Charge = z.infer<typeof charge>

export const chargeKind: Kind<Charge> = {
  object: 'charge',
  prefix: 'ch',
  schema: charge,
  expandable: ['customer', 'payment_intent', 'balance_transaction'],
}

const outcomeOf = (decline: Decline | undefined): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  risk_level: 'normal',
  seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
})

/** Charges the card for the intent's whole amount, or records why it was declined. */
export function chargeCard(
  context: StripeContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  { authenticated, decline }: { authenticated: boolean; decline: Decline | undefined },
): Charge {
  const id = newId(chargeKind.prefix)
  const { amount, currency } = intent
  const movement = decline ? null : recordBalanceTransaction(context, { amount, currency, source: id, type: 'charge' })
  const made = context.documents.insert<Charge>(chargeKind, {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: movement?.id ?? null,
    billing_details: method.billing_details,
    captured: !decline,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...cardDetails.parse(method.card),
        amount_authorized: decline ? 0 : intent.amount,
        three_d_secure: authenticated ? { authenticated: true, result: 'authenticated', version: '2.2.0' } : null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_group: intent.transfer_group,
  })
  context.emit(decline ? 'charge.failed' : 'charge.succeeded', made)
  return made
}

const filters = z.strictObject({
  ...listParams,
  customer: idParam.optional(),
  payment_intent: idParam.optional(),
  transfer_group: z.string().optional(),
})

export const charges: Resource = {
  kinds: [chargeKind],
  endpoints: [
    endpoint('GET', '/v1/charges/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, chargeKind, id),
    ),
    endpoint('GET', '/v1/charges', filters, (context, params) => {
      const { customer, payment_intent, transfer_group } = params
      return listPage(context, chargeKind, '/v1/charges', params, { customer, payment_intent, transfer_group })
    }),
  ],
}
