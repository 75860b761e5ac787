import { z } from 'zod'
import type { ServiceName } from '../rpc/principals.ts'

const refunds = ['refund.updated', 'refund.failed', 'charge.refund.updated'] as const
const subscriptions = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
] as const
const disputes = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const

/** The events of the payment provider that each service handles. All others are dropped when they arrive. */
export const followedEvents = {
  booking: ['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded', ...refunds, ...disputes],
  payouts: ['account.updated', ...subscriptions, ...disputes],
} as const satisfies Partial<Record<ServiceName, readonly string[]>>

/** The services that handle events of the payment provider. */
export type EventFollower = keyof typeof followedEvents

const follows: Record<EventFollower, ReadonlySet<string>> = {
  booking: new Set(followedEvents.booking),
  payouts: new Set(followedEvents.payouts),
}

/** The services that handle events of a type: none, one, or for disputes both. */
export const followersOf = (type: string): EventFollower[] =>
  (['booking', 'payouts'] as const).filter((service) => follows[service].has(type))

/** An instant of the payment provider: whole seconds since 1970, up to the year 9999. */
export const ProviderSeconds = z.int().min(0).max(253_402_300_799)
