import { ExtraCode } from '@nordbo/contracts'
import type Stripe from 'stripe'
import { z } from 'zod'
import { stripeId } from './stripe.ts'

/** Whose a subscription is, which we wrote on it. */
export const SubscriptionMarks = z.object({
  subscriptionId: z.uuid(),
  attempt: z.coerce.number().int(),
  listingId: z.uuid(),
  hostId: z.uuid(),
  code: ExtraCode,
})
export type SubscriptionMarks = z.infer<typeof SubscriptionMarks>

/** A month that was paid. */
export interface PaidInvoice {
  id: string
  intentId: string
  amountOre: number
  paidAt: Date
}

/** A subscription as the provider has it now. */
export interface SubscriptionFacts extends SubscriptionMarks {
  providerId: string
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  periodEnd: Date
  endsAtPeriodEnd: boolean
  /** The provider's code of why the last payment failed. */
  failure: string | null
  /** When a failed renewal is tried again. */
  nextTryAt: Date | null
  /** The secret with which the browser asks the bank; null where no bank waits. */
  bankSecret: string | null
  /** Whether a failed payment ended it. */
  lapsed: boolean
  lastInvoice: { id: string; open: boolean; amountOre: number } | null
  paid: PaidInvoice[]
}

const statusOf = (status: Stripe.Subscription.Status): SubscriptionFacts['status'] => {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'past_due'
  return status === 'incomplete' ? 'incomplete' : 'ended'
}

const dateOf = (seconds: number): Date => new Date(seconds * 1_000)

/** The intent that pays an invoice. Expects its `payments` to be expanded. */
export const intentOfInvoice = ({ payments }: Stripe.Invoice): string | null =>
  stripeId(payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent)

const paidInvoice = (invoice: Stripe.Invoice): PaidInvoice[] => {
  const intentId = intentOfInvoice(invoice)
  if (invoice.status !== 'paid' || intentId === null || invoice.amount_paid <= 0) return []
  const paidAt = dateOf(invoice.status_transitions.paid_at ?? invoice.created)
  return [{ id: invoice.id, intentId, amountOre: invoice.amount_paid, paidAt }]
}

/**
 * Maps a subscription with all its invoices, newest first, whose payments are expanded, and the intent of the newest one if it is open.
 * Undefined for a subscription that is not ours.
 */
export const toSubscriptionFacts = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  intent: Stripe.PaymentIntent | undefined,
): SubscriptionFacts | undefined => {
  const marks = SubscriptionMarks.safeParse(subscription.metadata)
  const [item] = subscription.items.data
  if (!marks.success || !item) return undefined
  const newest = invoices[0]
  const status = statusOf(subscription.status)
  const error = intent?.last_payment_error
  return {
    ...marks.data,
    providerId: subscription.id,
    status,
    periodEnd: dateOf(item.current_period_end),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    failure: error ? (error.decline_code ?? error.code ?? 'declined') : null,
    nextTryAt: typeof newest?.next_payment_attempt === 'number' ? dateOf(newest.next_payment_attempt) : null,
    bankSecret: intent?.status === 'requires_action' ? intent.client_secret : null,
    lapsed: status === 'ended' && subscription.cancellation_details?.reason === 'payment_failed',
    lastInvoice: newest ? { id: newest.id, open: newest.status === 'open', amountOre: newest.amount_due } : null,
    paid: invoices.flatMap(paidInvoice),
  }
}
