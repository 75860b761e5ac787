import { z } from 'zod'

/** @see https://docs.stripe.com/payments/paymentintents/lifecycle (card payments, captured at once) */
export const intentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'succeeded',
  'canceled',
])
export type IntentStatus = z.infer<typeof intentStatus>
