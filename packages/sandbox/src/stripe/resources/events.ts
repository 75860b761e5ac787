import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { done } from '../answer.ts'
import type { Desk } from '../desk.ts'
import { listParams } from '../params.ts'
import { endpoint, listPage, lookUp, type Resource } from '../resource.ts'

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
export type Event = z.infer<typeof event>

export const eventKind: Kind<Event> = { object: 'event', prefix: 'evt', schema: event, expandable: [] }

const withPending = (desk: Desk, stored: Event): Event => ({
  ...stored,
  pending_webhooks: desk.pendingWebhooks(stored.id),
})

const filters = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).min(1).max(20).optional(),
})

export const events: Resource = {
  kinds: [eventKind],
  endpoints: [
    endpoint('GET', '/v1/events/:id', z.strictObject({}), (desk, _params, id) => {
      const found = lookUp(desk, eventKind, id)
      return found.ok ? done(withPending(desk, found.value)) : found
    }),
    endpoint('GET', '/v1/events', filters, (desk, params) => {
      const page = listPage(desk, eventKind, '/v1/events', params, { type: params.types ?? params.type })
      if (!page.ok) return page
      return done({ ...page.value, data: page.value.data.map((stored) => withPending(desk, stored)) })
    }),
  ],
}
