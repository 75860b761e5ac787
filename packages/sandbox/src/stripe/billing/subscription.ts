import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { price } from './catalogue.ts'

const item = z.object({
  id: z.string(),
  object: z.literal('subscription_item'),
  created: z.int(),
  current_period_end: z.int(),
  current_period_start: z.int(),
  metadata: z.record(z.string(), z.string()),
  price,
  quantity: z.literal(1),
  subscription: z.string(),
})
export type SubscriptionItem = z.infer<typeof item>

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  billing_cycle_anchor: z.int(),
  cancel_at: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.int().nullable(),
  cancellation_details: z.object({
    comment: z.null(),
    feedback: z.null(),
    feedback_option: z.null(),
    reason: z.enum(['cancellation_requested', 'payment_failed']).nullable(),
  }),
  collection_method: z.literal('charge_automatically'),
  created: z.int(),
  currency: z.string(),
  customer: z.string(),
  default_payment_method: z.string().nullable(),
  description: z.string().nullable(),
  ended_at: z.int().nullable(),
  items: z.object({
    object: z.literal('list'),
    data: z.tuple([item]),
    has_more: z.literal(false),
    url: z.string(),
  }),
  latest_invoice: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  pending_setup_intent: z.null(),
  start_date: z.int(),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
})
export type Subscription = z.infer<typeof subscription>

export const subscriptionKind: Kind<Subscription> = {
  object: 'subscription',
  prefix: 'sub',
  schema: subscription,
  expandable: ['customer', 'default_payment_method', 'latest_invoice'],
}

/** Whether it can no longer change. */
export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired'

/** The end of its current period, unix seconds. */
export const periodEndOf = ({ items }: Subscription): number => items.data[0].current_period_end

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}

/** The end of the monthly period that begins at `start`; an anchor on the 31st ends shorter months on their last day. */
export function nextPeriodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months)
    if (end > start) return end
  }
}
