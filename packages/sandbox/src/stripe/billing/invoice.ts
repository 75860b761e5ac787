import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'

const invoicePayment = z.object({
  id: z.string(),
  object: z.literal('invoice_payment'),
  amount_paid: z.int().nullable(),
  amount_requested: z.int(),
  created: z.int(),
  currency: z.string(),
  invoice: z.string(),
  is_default: z.literal(true),
  livemode: z.literal(false),
  payment: z.object({ payment_intent: z.string(), type: z.literal('payment_intent') }),
  status: z.enum(['open', 'paid', 'canceled']),
})

const line = z.object({
  id: z.string(),
  object: z.literal('line_item'),
  amount: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  invoice: z.string(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  period: z.object({ end: z.int(), start: z.int() }),
  quantity: z.literal(1),
  subscription: z.string(),
  subtotal: z.int(),
})

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  amount_due: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  attempt_count: z.int(),
  attempted: z.boolean(),
  auto_advance: z.boolean(),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle']),
  collection_method: z.literal('charge_automatically'),
  confirmation_secret: z.object({ client_secret: z.string(), type: z.literal('payment_intent') }),
  created: z.int(),
  currency: z.string(),
  customer: z.string(),
  description: z.null(),
  hosted_invoice_url: z.null(),
  invoice_pdf: z.null(),
  lines: z.object({ object: z.literal('list'), data: z.tuple([line]), has_more: z.literal(false), url: z.string() }),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  next_payment_attempt: z.int().nullable(),
  number: z.string(),
  parent: z.object({
    quote_details: z.null(),
    subscription_details: z.object({ metadata: z.record(z.string(), z.string()), subscription: z.string() }),
    type: z.literal('subscription_details'),
  }),
  payments: z.object({
    object: z.literal('list'),
    data: z.tuple([invoicePayment]),
    has_more: z.literal(false),
    url: z.string(),
  }),
  period_end: z.int(),
  period_start: z.int(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  status_transitions: z.object({
    finalized_at: z.int().nullable(),
    marked_uncollectible_at: z.int().nullable(),
    paid_at: z.int().nullable(),
    voided_at: z.int().nullable(),
  }),
  subtotal: z.int(),
  total: z.int(),
})
export type Invoice = z.infer<typeof invoice>

/** As at Stripe, two fields are left out of answers that do not ask for them with `expand`. */
export const invoiceKind: Kind<Invoice> & { includable: readonly string[] } = {
  object: 'invoice',
  prefix: 'in',
  schema: invoice,
  expandable: ['customer'],
  includable: ['confirmation_secret', 'payments'],
}

/** The id of the payment intent that pays an invoice. */
export const intentOf = ({ payments }: Invoice): string => payments.data[0].payment.payment_intent

/** The subscription that an invoice is for. */
export const subscriptionOf = ({ parent }: Invoice): string => parent.subscription_details.subscription
