import { z } from 'zod'
import { done } from '../protocol/answer.ts'
import type { Desk } from '../protocol/context.ts'
import { type Event, eventKind } from '../protocol/event.ts'
import { listParams } from '../protocol/params.ts'
import { endpoint, listPage, lookUp, type Resource } from '../protocol/resource.ts'

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
