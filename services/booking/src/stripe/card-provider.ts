import type { CardStep } from '@nordbo/contracts'
import { type Outbound, withIdempotencyKey } from '@nordbo/service-kit'
import Stripe from 'stripe'
import { hasErrorCode, isProviderRefusal } from './stripe-client.ts'

/** A card that the provider has stored. A card that was added twice is stored twice, with the same fingerprint. */
export interface ProviderCard {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  fingerprint: string | null
  createdAt: Date
}

/** A customer's saved cards, newest first, and the id of the default one. */
export interface CustomerCards {
  cards: ProviderCard[]
  defaultId: string | null
}

/** Saved cards at the provider. Every method throws when it does not answer; all may be repeated. */
export interface CardProvider {
  list(customer: string): Promise<CustomerCards>
  /** Returns the secret that the browser adds a card with. */
  setUp(customer: string, key: string): Promise<string>
  /** Does nothing for a card that is gone. */
  detach(id: string): Promise<void>
  /** Returns false for a card that is gone. */
  makeDefault(customer: string, id: string): Promise<boolean>
  /** Sets whether the card that pays an intent is saved afterwards. */
  saveAfterPayment(intentId: string, save: boolean): Promise<void>
  /** Pays an intent with a saved card; undefined for a card that is gone. */
  pay(payment: { intentId: string; cardId: string; returnUrl: string; key: string }): Promise<CardStep | undefined>
}

const toProviderCard = ({ id, card, created }: Stripe.PaymentMethod): ProviderCard => ({
  id,
  brand: card?.brand ?? 'unknown',
  last4: card?.last4 ?? '',
  expMonth: card?.exp_month ?? 0,
  expYear: card?.exp_year ?? 0,
  fingerprint: card?.fingerprint ?? null,
  createdAt: new Date(created * 1_000),
})

const defaultOf = (customer: Stripe.Customer | Stripe.DeletedCustomer): string | null => {
  const chosen = customer.deleted ? null : customer.invoice_settings.default_payment_method
  return typeof chosen === 'string' ? chosen : (chosen?.id ?? null)
}

/** The most cards to show of one guest. */
const mostCards = 100

/** The outcome of a refused payment; undefined when the card is gone. Rethrows all other errors. */
const declinedStep = async (
  error: unknown,
  findStatus: () => Promise<Stripe.PaymentIntent.Status>,
): Promise<CardStep | undefined> => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const { code, decline_code, message, payment_intent } = error
    const declined = { code: code ?? null, declineCode: decline_code ?? null, message }
    return { status: payment_intent?.status ?? 'requires_payment_method', error: declined }
  }
  if (hasErrorCode(error, 'resource_missing')) return undefined
  if (!hasErrorCode(error, 'payment_intent_unexpected_state')) throw error
  // It was paid by an earlier call, or cancelled just now.
  return { status: await findStatus(), error: null }
}

/** Cards at Stripe, or at the sandbox with the same API. */
export const createCardProvider = (stripe: Stripe, outbound: Outbound): CardProvider => ({
  list: async (customer) => {
    const [owner, methods] = await Promise.all([
      outbound('card.customer', () => stripe.customers.retrieve(customer)),
      outbound('card.list', () => stripe.paymentMethods.list({ customer, type: 'card', limit: mostCards })),
    ])
    return { cards: methods.data.map(toProviderCard), defaultId: defaultOf(owner) }
  },
  setUp: async (customer, key) => {
    const setup = await withIdempotencyKey(`seti:${customer}:${key}`, (idempotencyKey) =>
      outbound('card.setUp', () =>
        stripe.setupIntents.create(
          { customer, usage: 'on_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey },
        ),
      ),
    )
    return setup.client_secret ?? ''
  },
  detach: async (id) => {
    try {
      await outbound('card.detach', () => stripe.paymentMethods.detach(id))
    } catch (error) {
      if (!isProviderRefusal(error)) throw error
    }
  },
  makeDefault: async (customer, id) => {
    try {
      const chosen = { invoice_settings: { default_payment_method: id } }
      await outbound('card.default', () => stripe.customers.update(customer, chosen))
      return true
    } catch (error) {
      if (!isProviderRefusal(error)) throw error
      return false
    }
  },
  saveAfterPayment: async (intentId, save) => {
    const update = { setup_future_usage: save ? ('on_session' as const) : ('' as const) }
    await outbound('card.keep', () => stripe.paymentIntents.update(intentId, update))
  },
  pay: async ({ intentId, cardId, returnUrl, key }) => {
    const confirmation = { payment_method: cardId, return_url: returnUrl, use_stripe_sdk: true }
    try {
      // A paid intent takes no second card.
      const paid = await withIdempotencyKey(`confirm:${intentId}:${key}`, (idempotencyKey) =>
        outbound('card.pay', () => stripe.paymentIntents.confirm(intentId, confirmation, { idempotencyKey })),
      )
      return { status: paid.status, error: null }
    } catch (error) {
      return declinedStep(error, async () => {
        const { status } = await outbound('payment.retrieve', () => stripe.paymentIntents.retrieve(intentId))
        return status
      })
    }
  },
})
