import { newId, type StripeContext } from '../protocol/context.ts'
import { customerKind } from '../resources/customers.ts'
import { type PaymentIntent, paymentIntentKind } from '../resources/payment-intent.ts'
import { cancelIntent, confirmIntent } from '../resources/payment-intent-lifecycle.ts'
import { createIntent } from '../resources/payment-intents.ts'
import { paymentMethodKind } from '../resources/payment-method.ts'
import { type Invoice, intentOf, invoiceKind } from './invoice.ts'
import { type Subscription, subscriptionKind } from './subscription.ts'

/** The card that pays a subscription: its own, else the customer's default one. */
export function cardOf(context: StripeContext, { customer, default_payment_method }: Subscription): string | undefined {
  const owner = context.documents.find(customerKind, customer)
  const candidates = [default_payment_method, owner?.invoice_settings.default_payment_method ?? null]
  const isAttached = (id: string): boolean => context.documents.find(paymentMethodKind, id)?.customer === customer
  return candidates.filter((id) => id !== null).find(isAttached)
}

const listOf = <T>(only: T, url: string) => ({
  object: 'list' as const,
  data: [only] satisfies [T],
  has_more: false as const,
  url,
})

/** Makes the invoice of a subscription's current period, with an intent that is not paid yet. */
export function createInvoice(
  context: StripeContext,
  subscription: Subscription,
  billing_reason: Invoice['billing_reason'],
): Invoice {
  const item = subscription.items.data[0]
  const { unit_amount: amount, currency } = item.price
  const { customer, metadata } = subscription
  const intent = createIntent(context, {
    ...{ amount, currency, customer },
    description: billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
  })
  if (!intent.ok) throw new Error('an invoice of a valid price has an intent')
  const id = newId(invoiceKind.prefix)
  const period = { end: item.current_period_end, start: item.current_period_start }
  const at = { created: context.now(), currency, livemode: false as const }
  const made = context.documents.insert<Invoice>(invoiceKind, {
    ...at,
    ...{ id, object: 'invoice', customer, billing_reason, metadata: {}, description: null },
    ...{ amount_due: amount, amount_paid: 0, amount_remaining: amount, subtotal: amount, total: amount },
    ...{ attempt_count: 0, attempted: false, auto_advance: true, next_payment_attempt: null },
    ...{ collection_method: 'charge_automatically', hosted_invoice_url: null, invoice_pdf: null, status: 'open' },
    confirmation_secret: { client_secret: intent.value.client_secret, type: 'payment_intent' },
    lines: listOf(
      {
        ...{ id: newId('il'), object: 'line_item', amount, currency, description: subscription.description },
        ...{
          invoice: id,
          livemode: false,
          metadata,
          period,
          quantity: 1,
          subscription: subscription.id,
          subtotal: amount,
        },
      },
      `/v1/invoices/${id}/lines`,
    ),
    number: `NORDBO-${id.slice(-8).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: listOf(
      {
        ...at,
        ...{ id: newId('inpay'), object: 'invoice_payment', amount_paid: null, amount_requested: amount, invoice: id },
        ...{ is_default: true, payment: { payment_intent: intent.value.id, type: 'payment_intent' }, status: 'open' },
      },
      `/v1/invoices/${id}/payments`,
    ),
    ...{ period_end: period.end, period_start: period.start },
    status_transitions: {
      ...{ finalized_at: context.now(), marked_uncollectible_at: null, paid_at: null, voided_at: null },
    },
  })
  context.documents.replace(subscriptionKind, { ...subscription, latest_invoice: id })
  context.emit('invoice.created', made)
  context.emit('invoice.finalized', made)
  return made
}

/** The intent of an invoice. */
export const intentFor = (context: StripeContext, invoice: Invoice): PaymentIntent => {
  const found = context.documents.find(paymentIntentKind, intentOf(invoice))
  if (!found) throw new Error('an invoice without its intent')
  return found
}

/**
 * Tries to pay an open invoice with a card. The outcome reaches the invoice through the intent's events. Without a card nothing is
 * tried; returns whether it was.
 */
export function chargeInvoice(
  context: StripeContext,
  invoice: Invoice,
  paymentMethod: string | undefined,
  offSession: boolean,
): boolean {
  if (invoice.status !== 'open' || paymentMethod === undefined) return false
  const intent = intentFor(context, invoice)
  if (intent.status === 'succeeded' || intent.status === 'canceled') return false
  confirmIntent(context, intent, { paymentMethod, offSession })
  return true
}

/** Ends an unpaid invoice, so that nobody pays it any more. */
export function closeInvoice(context: StripeContext, invoice: Invoice, status: 'void' | 'uncollectible'): Invoice {
  if (invoice.status !== 'open') return invoice
  const at = status === 'void' ? 'voided_at' : 'marked_uncollectible_at'
  const [payment] = invoice.payments.data
  const closed = context.documents.replace(invoiceKind, {
    ...invoice,
    next_payment_attempt: null,
    payments: { ...invoice.payments, data: [{ ...payment, status: 'canceled' }] },
    status,
    status_transitions: { ...invoice.status_transitions, [at]: context.now() },
  })
  const intent = intentFor(context, invoice)
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') cancelIntent(context, intent, 'void_invoice')
  context.emit(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', closed, invoice)
  return closed
}

/** The invoice that an intent pays; undefined for a payment of its own. */
export function invoiceOfIntent(context: StripeContext, intent: PaymentIntent): Invoice | undefined {
  if (intent.customer === null) return undefined
  const where = { customer: intent.customer, 'payments.data[0].payment.payment_intent': intent.id }
  return context.documents.page(invoiceKind, { where, limit: 1 }).data[0]
}
