import type { StripeContext } from '../protocol/context.ts'
import { type PaymentIntent, paymentIntentKind } from '../resources/payment-intent.ts'
import { type Invoice, invoiceKind, subscriptionOf } from './invoice.ts'
import { closeInvoice, invoiceOfIntent } from './pay-invoice.ts'
import { isOver, type Subscription, subscriptionKind } from './subscription.ts'

/** Days until an unpaid renewal is tried again; after the last attempt the subscription is canceled. */
const retryDays = [3, 2, 2] as const
const daySeconds = 86_400

/** Stores a subscription's changes and tells about them. */
export function changeSubscription(
  context: StripeContext,
  before: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const after = context.documents.replace(subscriptionKind, { ...before, ...changes })
  context.emit('customer.subscription.updated', after, before)
  return after
}

/** As at Stripe, an open invoice outlives its canceled subscription, but is no longer charged by itself. */
function leaveInvoice(context: StripeContext, invoice: Invoice): void {
  if (invoice.status !== 'open') return
  context.documents.replace(invoiceKind, { ...invoice, auto_advance: false, next_payment_attempt: null })
}

/** Ends a subscription for good. `reason` null: its first invoice was never paid. */
export function endSubscription(
  context: StripeContext,
  before: Subscription,
  reason: Subscription['cancellation_details']['reason'],
): Subscription {
  const latest = context.documents.find(invoiceKind, before.latest_invoice ?? '')
  if (latest && reason === 'cancellation_requested') leaveInvoice(context, latest)
  else if (latest) closeInvoice(context, latest, reason === null ? 'void' : 'uncollectible')
  const after = context.documents.replace(subscriptionKind, {
    ...before,
    canceled_at: before.canceled_at ?? context.now(),
    cancellation_details: { ...before.cancellation_details, reason },
    ended_at: context.now(),
    status: before.status === 'incomplete' && reason === null ? 'incomplete_expired' : 'canceled',
  })
  context.emit('customer.subscription.deleted', after, before)
  return after
}

function invoicePaid(context: StripeContext, before: Invoice, subscription: Subscription): void {
  const [payment] = before.payments.data
  const paid = context.documents.replace(invoiceKind, {
    ...before,
    ...{
      amount_paid: before.amount_due,
      amount_remaining: 0,
      attempt_count: before.attempt_count + 1,
      attempted: true,
    },
    ...{ next_payment_attempt: null, status: 'paid' },
    payments: { ...before.payments, data: [{ ...payment, amount_paid: before.amount_due, status: 'paid' }] },
    status_transitions: { ...before.status_transitions, paid_at: context.now() },
  })
  context.emit('invoice.paid', paid, before)
  context.emit('invoice.payment_succeeded', paid, before)
  if (!isOver(subscription) && subscription.status !== 'active')
    changeSubscription(context, subscription, { status: 'active' })
}

/** Counts a failed attempt. A first invoice stays open; a renewal is tried again, until its subscription is canceled. */
export function invoiceFailed(context: StripeContext, before: Invoice, needsAction: boolean): void {
  const subscription = context.documents.find(subscriptionKind, subscriptionOf(before))
  if (!subscription || before.status !== 'open') return
  const renewal = before.billing_reason === 'subscription_cycle'
  const days = renewal ? retryDays[before.attempt_count] : undefined
  const failed = context.documents.replace(invoiceKind, {
    ...before,
    ...{ attempt_count: before.attempt_count + 1, attempted: true },
    next_payment_attempt: days === undefined ? null : context.now() + days * daySeconds,
  })
  context.emit('invoice.payment_failed', failed, before)
  if (needsAction) context.emit('invoice.payment_action_required', failed, before)
  if (!renewal || isOver(subscription)) return
  if (days === undefined) endSubscription(context, subscription, 'payment_failed')
  else if (subscription.status === 'active') changeSubscription(context, subscription, { status: 'past_due' })
}

function follow(context: StripeContext, type: string, intent: PaymentIntent): void {
  const invoice = invoiceOfIntent(context, intent)
  const subscription = invoice && context.documents.find(subscriptionKind, subscriptionOf(invoice))
  if (!invoice || !subscription || invoice.status !== 'open') return
  if (type === 'payment_intent.succeeded') invoicePaid(context, invoice, subscription)
  if (type === 'payment_intent.payment_failed') invoiceFailed(context, invoice, false)
  if (type === 'payment_intent.requires_action') invoiceFailed(context, invoice, true)
}

/** Carries the outcome of a payment over to the invoice that it pays, and to its subscription. */
export function followPayments(context: StripeContext, type: string, object: { id: string }): void {
  if (!type.startsWith('payment_intent.')) return
  const intent = context.documents.find(paymentIntentKind, object.id)
  if (intent) follow(context, type, intent)
}
