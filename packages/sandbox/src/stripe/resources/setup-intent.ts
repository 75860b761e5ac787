import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { intentStatus } from '../protocol/intent-status.ts'
import { lastPaymentError, nextAction } from './payment-intent.ts'

const setupIntent = z.object({
  id: z.string(),
  object: z.literal('setup_intent'),
  allowed_payment_method_types: z.array(z.literal('card')).nullable(),
  application: z.null(),
  automatic_payment_methods: z
    .object({ allow_redirects: z.enum(['always', 'never']), enabled: z.boolean() })
    .nullable(),
  cancellation_reason: z.null(),
  client_secret: z.string(),
  created: z.int(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  last_setup_error: lastPaymentError.nullable(),
  latest_attempt: z.null(),
  livemode: z.literal(false),
  mandate: z.null(),
  metadata: z.record(z.string(), z.string()),
  next_action: nextAction.nullable(),
  on_behalf_of: z.null(),
  payment_method: z.string().nullable(),
  payment_method_options: z.object({}),
  payment_method_types: z.array(z.string()),
  single_use_mandate: z.null(),
  status: intentStatus,
  usage: z.enum(['off_session', 'on_session']),
})
export type SetupIntent = z.infer<typeof setupIntent>

export const setupIntentKind: Kind<SetupIntent> = {
  object: 'setup_intent',
  prefix: 'seti',
  schema: setupIntent,
  expandable: ['customer', 'payment_method'],
}
