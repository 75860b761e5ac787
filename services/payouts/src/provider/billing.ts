import { type Outbound, withIdempotencyKey } from '@nordbo/service-kit'
import type Stripe from 'stripe'
import {
  intentOfInvoice,
  type SubscriptionFacts,
  type SubscriptionMarks,
  toSubscriptionFacts,
} from './subscription-facts.ts'

/** A subscription to create. Its marks are written on it. */
export interface SubscriptionOrder {
  customerId: string
  cardId: string
  priceId: string
  /** On the host's invoices. */
  description: string
  marks: SubscriptionMarks
}

/** Subscriptions at the provider. Every method throws when it does not answer; all may be repeated. */
export interface Billing {
  /** The id of the monthly price of an extra, which is made once for each amount. */
  findPrice(extra: { code: string; priceOre: number }): Promise<string>
  /** Creates a subscription and charges its first month. Returns its id; a repeat of the same order returns the same one. */
  subscribe(order: SubscriptionOrder): Promise<string>
  /** The id of the subscription that was made for an order. */
  findOrdered(
    customerId: string,
    marks: Pick<SubscriptionMarks, 'subscriptionId' | 'attempt'>,
  ): Promise<string | undefined>
  /** A subscription as it is now; undefined for one that is not ours. */
  findSubscription(id: string): Promise<SubscriptionFacts | undefined>
  /** The subscription that an invoice is for. */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
  /** Ends a subscription with its paid period, or continues it. */
  setEnding(id: string, ends: boolean): Promise<void>
  /** Ends a subscription now; its open invoice is paid by nobody any more. Does nothing for one that has ended. */
  endNow(id: string): Promise<void>
  /** Pays what is open with this card, and the months after. A declined card is no error. */
  payWith(id: string, cardId: string, openInvoiceId: string | null): Promise<void>
  /** A link to the provider's page about a customer's cards, invoices and subscriptions. */
  openPortal(customerId: string, portal: { returnUrl: string; locale: 'da' | 'en' }): Promise<string>
}

/** The provider refuses what an object's state does not allow: it has ended, or is paid already. */
const isOver = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'

const isDecline = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeCardError'

const unlessOver = async (call: () => Promise<unknown>): Promise<void> => {
  try {
    await call()
  } catch (error) {
    if (!isOver(error)) throw error
  }
}

const mostInvoices = 100

const priceCalls = (stripe: Stripe, outbound: Outbound): Pick<Billing, 'findPrice'> => ({
  findPrice: async ({ code, priceOre }) => {
    const lookupKey = `nordbo:${code}:${priceOre}`
    const [known] = (await outbound('price.find', () => stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })))
      .data
    if (known) return known.id
    const product = { id: `nordbo-${code}`, name: `Nordbo ${code}`, metadata: { code } }
    await unlessOver(() => outbound('product.create', () => stripe.products.create(product)))
    const price = await withIdempotencyKey(`price:${lookupKey}`, (idempotencyKey) =>
      outbound('price.create', () =>
        stripe.prices.create(
          {
            currency: 'dkk',
            product: product.id,
            unit_amount: priceOre,
            recurring: { interval: 'month' },
            tax_behavior: 'inclusive',
            lookup_key: lookupKey,
          },
          { idempotencyKey },
        ),
      ),
    )
    return price.id
  },
})

const readCalls = (
  stripe: Stripe,
  outbound: Outbound,
): Pick<Billing, 'findOrdered' | 'findSubscription' | 'subscriptionOfInvoice' | 'openPortal'> => ({
  findOrdered: (customer, { subscriptionId, attempt }) =>
    outbound('subscription.find', async () => {
      for await (const { id, metadata } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
        if (metadata.subscriptionId === subscriptionId && metadata.attempt === String(attempt)) return id
      return undefined
    }),
  findSubscription: async (id) => {
    const [subscription, { data: invoices }] = await Promise.all([
      outbound('subscription.retrieve', () => stripe.subscriptions.retrieve(id)),
      outbound('invoice.list', () =>
        stripe.invoices.list({ subscription: id, limit: mostInvoices, expand: ['data.payments'] }),
      ),
    ])
    const open = invoices[0]?.status === 'open' ? intentOfInvoice(invoices[0]) : null
    const intent =
      open === null ? undefined : await outbound('payment.retrieve', () => stripe.paymentIntents.retrieve(open))
    return toSubscriptionFacts(subscription, invoices, intent)
  },
  subscriptionOfInvoice: async (id) => {
    const { parent } = await outbound('invoice.retrieve', () => stripe.invoices.retrieve(id))
    const of = parent?.subscription_details?.subscription ?? null
    return typeof of === 'string' ? of : (of?.id ?? null)
  },
  openPortal: async (customer, { returnUrl, locale }) => {
    const session = { customer, return_url: returnUrl, locale }
    return (await outbound('portal.create', () => stripe.billingPortal.sessions.create(session))).url
  },
})

const changeCalls = (
  stripe: Stripe,
  outbound: Outbound,
): Pick<Billing, 'subscribe' | 'setEnding' | 'endNow' | 'payWith'> => ({
  subscribe: async ({ customerId, cardId, priceId, description, marks }) => {
    const metadata = { ...marks, attempt: String(marks.attempt) }
    const order = {
      ...{ customer: customerId, items: [{ price: priceId }], default_payment_method: cardId, description, metadata },
      payment_behavior: 'allow_incomplete' as const,
    }
    // Two toggles at the same moment use one key: the later one waits until the provider has answered the first.
    const made = await withIdempotencyKey(`sub:${marks.subscriptionId}:${marks.attempt}`, (idempotencyKey) =>
      outbound('subscription.create', () =>
        stripe.subscriptions.create(order, { idempotencyKey, maxNetworkRetries: 2 }),
      ),
    )
    return made.id
  },
  setEnding: (id, ends) =>
    unlessOver(() =>
      outbound('subscription.end', () => stripe.subscriptions.update(id, { cancel_at_period_end: ends })),
    ),
  endNow: async (id) => {
    await unlessOver(() => outbound('subscription.cancel', () => stripe.subscriptions.cancel(id)))
    // The provider keeps an open invoice payable after its subscription has ended.
    const { data: open } = await outbound('invoice.list', () =>
      stripe.invoices.list({ subscription: id, status: 'open' }),
    )
    for (const { id: invoiceId } of open)
      await unlessOver(() => outbound('invoice.void', () => stripe.invoices.voidInvoice(invoiceId)))
  },
  payWith: async (id, cardId, openInvoiceId) => {
    await unlessOver(() =>
      outbound('subscription.card', () => stripe.subscriptions.update(id, { default_payment_method: cardId })),
    )
    if (openInvoiceId === null) return
    try {
      await unlessOver(() =>
        outbound('invoice.pay', () => stripe.invoices.pay(openInvoiceId, { payment_method: cardId })),
      )
    } catch (error) {
      if (!isDecline(error)) throw error
    }
  },
})

/** Subscriptions at Stripe, or at the sandbox with the same API. */
export const createBilling = (stripe: Stripe, outbound: Outbound): Billing => ({
  ...priceCalls(stripe, outbound),
  ...readCalls(stripe, outbound),
  ...changeCalls(stripe, outbound),
})
