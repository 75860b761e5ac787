import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { intentStatus } from '../protocol/intent-status.ts'
import { paymentMethod } from './payment-method.ts'

export const lastPaymentError = z.object({
  charge: z.string().exactOptional(),
  code: z.string(),
  decline_code: z.string().exactOptional(),
  doc_url: z.string(),
  message: z.string(),
  payment_method: paymentMethod,
  type: z.enum(['card_error', 'invalid_request_error']),
})
export type LastPaymentError = z.infer<typeof lastPaymentError>

export const nextAction = z.union([
  z.object({
    type: z.literal('redirect_to_url'),
    redirect_to_url: z.object({ return_url: z.string(), url: z.string() }),
  }),
  z.object({ type: z.literal('use_stripe_sdk'), use_stripe_sdk: z.object({ type: z.string() }) }),
])

const paymentIntent = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.int(),
  amount_capturable: z.int(),
  amount_received: z.int(),
  application: z.null(),
  application_fee_amount: z.null(),
  automatic_payment_methods: z
    .object({ allow_redirects: z.enum(['always', 'never']), enabled: z.boolean() })
    .nullable(),
  canceled_at: z.int().nullable(),
  cancellation_reason: z.string().nullable(),
  capture_method: z.enum(['automatic', 'automatic_async']),
  client_secret: z.string(),
  confirmation_method: z.literal('automatic'),
  created: z.int(),
  currency: z.string(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  last_payment_error: lastPaymentError.nullable(),
  latest_charge: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  next_action: nextAction.nullable(),
  on_behalf_of: z.null(),
  payment_method: z.string().nullable(),
  payment_method_options: z.object({}),
  payment_method_types: z.array(z.string()),
  processing: z.null(),
  receipt_email: z.string().nullable(),
  review: z.null(),
  setup_future_usage: z.enum(['off_session', 'on_session']).nullable(),
  shipping: z.null(),
  source: z.null(),
  statement_descriptor: z.string().nullable(),
  statement_descriptor_suffix: z.string().nullable(),
  status: intentStatus,
  transfer_group: z.string().nullable(),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

export const paymentIntentKind: Kind<PaymentIntent> = {
  object: 'payment_intent',
  prefix: 'pi',
  schema: paymentIntent,
  expandable: ['customer', 'latest_charge', 'payment_method'],
}
