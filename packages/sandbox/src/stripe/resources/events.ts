import { z } from 'zod'
import { success } from '../protocol/answer.ts'
import type { StripeContext } from '../protocol/context.ts'
import { type Event, eventKind } from '../protocol/event.ts'
import { listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'

const withPending = (context: StripeContext, stored: Event): Event => ({
  ...stored,
  pending_webhooks: context.pendingWebhooks(stored.id),
})

const filters = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).min(1).max(20).optional(),
})

export const events: Resource = {
  kinds: [eventKind],
  endpoints: [
    endpoint('GET', '/v1/events/:id', z.strictObject({}), (context, _params, id) => {
      const found = findObject(context, eventKind, id)
      return found.ok ? success(withPending(context, found.value)) : found
    }),
    endpoint('GET', '/v1/events', filters, (context, params) => {
      const page = listPage(context, eventKind, '/v1/events', params, { type: params.types ?? params.type })
      if (!page.ok) return page
      return success({ ...page.value, data: page.value.data.map((stored) => withPending(context, stored)) })
    }),
  ],
}
