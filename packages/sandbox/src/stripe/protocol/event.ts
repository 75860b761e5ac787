import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'

const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: z.int(),
  data: z.object({
    object: z.looseObject({ id: z.string(), object: z.string(), created: z.int() }),
    previous_attributes: z.record(z.string(), z.unknown()).optional(),
  }),
  livemode: z.literal(false),
  pending_webhooks: z.int(),
  request: z.object({ id: z.string().nullable(), idempotency_key: z.string().nullable() }),
  type: z.string(),
})
/** Stripe's event object, which webhooks carry. */
export type Event = z.infer<typeof event>

export const eventKind: Kind<Event> = { object: 'event', prefix: 'evt', schema: event, expandable: [] }
