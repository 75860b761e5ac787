import type { Database } from '../../store/database.ts'
import { createContext, newId, type StripeContext, type StripeContextOptions } from '../protocol/context.ts'
import { changeSubscription, endSubscription, invoiceFailed } from './follow-payments.ts'
import { invoiceKind } from './invoice.ts'
import { cardOf, chargeInvoice, createInvoice } from './pay-invoice.ts'
import { nextPeriodEnd, periodEndOf, type Subscription, subscriptionKind } from './subscription.ts'

/** Stripe ends a subscription whose first invoice is unpaid for 23 hours. */
const incompleteSeconds = 23 * 3600
const pageSize = 100

/** When the clock next changes a subscription, unix seconds; undefined if it does not. */
function dueAt(context: StripeContext, subscription: Subscription): number | undefined {
  if (subscription.status === 'incomplete') return subscription.created + incompleteSeconds
  const latest = context.documents.find(invoiceKind, subscription.latest_invoice ?? '')
  const retry = latest?.status === 'open' ? latest.next_payment_attempt : null
  return Math.min(periodEndOf(subscription), retry ?? Number.POSITIVE_INFINITY)
}

function renew(context: StripeContext, before: Subscription): void {
  const item = before.items.data[0]
  const start = item.current_period_end
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(before.billing_cycle_anchor, start),
  }
  const renewed = changeSubscription(context, before, { items: { ...before.items, data: [next] } })
  const invoice = createInvoice(context, renewed, 'subscription_cycle')
  if (!chargeInvoice(context, invoice, cardOf(context, renewed), true)) invoiceFailed(context, invoice, false)
}

function retry(context: StripeContext, subscription: Subscription): void {
  const invoice = context.documents.find(invoiceKind, subscription.latest_invoice ?? '')
  if (!invoice) return
  if (!chargeInvoice(context, invoice, cardOf(context, subscription), true)) invoiceFailed(context, invoice, false)
}

/** What the clock does to a subscription that is due: it expires, ends, renews, or tries its invoice again. */
function fire(context: StripeContext, subscription: Subscription): void {
  if (subscription.status === 'incomplete') endSubscription(context, subscription, null)
  else if (periodEndOf(subscription) > context.now()) retry(context, subscription)
  else if (subscription.cancel_at_period_end) endSubscription(context, subscription, 'cancellation_requested')
  else renew(context, subscription)
}

function* liveSubscriptions(context: StripeContext): Generator<Subscription> {
  let startingAfter: string | undefined
  do {
    const where = { status: ['active', 'incomplete', 'past_due'] }
    const page = context.documents.page(subscriptionKind, { where, startingAfter, limit: pageSize })
    yield* page.data
    startingAfter = page.hasMore ? page.data.at(-1)?.id : undefined
  } while (startingAfter !== undefined)
}

/** The subscription that is due first by now, with its instant in unix seconds. */
function findDue(context: StripeContext): { subscription: Subscription; at: number } | undefined {
  let first: { subscription: Subscription; at: number } | undefined
  for (const subscription of liveSubscriptions(context)) {
    const at = dueAt(context, subscription)
    if (at !== undefined && at <= context.now() && at < (first?.at ?? Number.POSITIVE_INFINITY))
      first = { subscription, at }
  }
  return first
}

const requestOf = (path: string) => ({ method: 'POST', path, requestId: newId('req'), idempotencyKey: null })

/** Renews one subscription now, or tries its failed renewal again. Returns it; undefined if there is nothing to renew. */
export function renewNow(db: Database, options: StripeContextOptions, id: string): Subscription | undefined {
  const renewed = db.transaction(() => {
    const context = createContext(options, requestOf(`/_sandbox/subscriptions/${id}/renew`))
    const found = context.documents.find(subscriptionKind, id)
    if (found?.status === 'past_due') retry(context, found)
    else if (found?.status === 'active' && !found.cancel_at_period_end) renew(context, found)
    else return undefined
    return context.documents.find(subscriptionKind, id)
  })
  options.webhooks.wake()
  return renewed
}

/** Does all that subscriptions have due by the sandbox's clock, in its order and dated by it. */
export function runRenewals(db: Database, options: StripeContextOptions): void {
  const request = () => requestOf('/_sandbox/renewals')
  for (;;) {
    const due = db.transaction(() => {
      const found = findDue(createContext(options, request()))
      if (found) fire(createContext({ ...options, nowMs: () => found.at * 1000 }, request()), found.subscription)
      return found
    })
    if (!due) break
  }
  options.webhooks.wake()
}
