import { type Outbound, underKey } from '@nordbo/service-kit'
import Stripe from 'stripe'

/** What the house must know of a payment intent. */
export interface Intent {
  id: string
  clientSecret: string
  /** `open` covers everything that may still be paid. */
  status: 'open' | 'succeeded' | 'canceled'
  /** The payment attempt that it was made for; null for an intent that is not ours. */
  attemptId: string | null
}

/** Money that the provider gave back, or is giving back. */
export interface ProviderRefund {
  id: string
  amountOre: number
  intentId: string
  /** Our refund that it was made for; null for one made at the provider itself. */
  refundId: string | null
  /** When it was made, by the provider's clock. */
  createdAt: Date
  /** It failed or was taken back: the money is with us again. */
  returned: boolean
}

/** The payment provider. Every method throws when it does not answer; keyed ones may be repeated with the same arguments. */
export interface PaymentProvider {
  createCustomer(guestId: string): Promise<string>
  createIntent(payment: {
    attemptId: string
    bookingId: string
    number: number
    amountOre: number
    customer: string
  }): Promise<Intent>
  /** Undefined when the provider does not know it. */
  findIntent(id: string): Promise<Intent | undefined>
  /** Cancels what is open; answers the intent as it is then, which may be `succeeded`. */
  endIntent(id: string): Promise<Intent | undefined>
  /** Gives money back. Answers the refund's id. */
  refund(refund: {
    id: string
    bookingId: string
    intentId: string
    amountOre: number
    /** How often it was refused. */
    refusals: number
  }): Promise<string>
  /** What was given back of a payment, by us or at the provider. */
  refundsOf(intentId: string): Promise<ProviderRefund[]>
  /** The intent of a charge; undefined when the provider does not know it. */
  intentOfCharge(chargeId: string): Promise<string | undefined>
  /** Undefined when the provider does not know it. */
  findRefund(id: string): Promise<ProviderRefund | undefined>
  /** The newest refunds, at most so many, those that came back among them. */
  newestRefunds(limit: number): Promise<ProviderRefund[]>
}

/** Did the provider fail to answer, so that asking again later may work? */
export const isProviderError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError
/** Did the provider understand and refuse, so that asking again changes nothing? */
export const isProviderRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

/** How to reach it. */
export interface ProviderOptions {
  secretKey: string
  /** Stripe itself when absent. */
  apiUrl?: string | undefined
}

const toIntentStatus = (status: Stripe.PaymentIntent.Status): Intent['status'] => {
  if (status === 'succeeded') return 'succeeded'
  return status === 'canceled' ? 'canceled' : 'open'
}

const toIntent = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: toIntentStatus(intent.status),
  attemptId: intent.metadata.attemptId ?? null,
})

const idOf = (object: string | { id: string } | null): string =>
  typeof object === 'string' ? object : (object?.id ?? '')

/** One that failed gave nothing back. */
const isEffective = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

const toProviderRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  amountOre: refund.amount,
  intentId: idOf(refund.payment_intent),
  refundId: refund.metadata?.refundId ?? null,
  createdAt: new Date(refund.created * 1_000),
  returned: !isEffective(refund),
})

/** Did the provider refuse with this code? */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** What the provider has, or undefined where it knows nothing by that name. */
export const undefinedIfMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (hasErrorCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** The official SDK, pointed at Stripe or at the sandbox. */
export const createStripe = ({ secretKey, apiUrl }: ProviderOptions): Stripe => {
  const options = { telemetry: false, timeout: 4_000, maxNetworkRetries: 0 }
  if (apiUrl === undefined) return new Stripe(secretKey, options)
  const { protocol, hostname, port } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return new Stripe(secretKey, {
    ...options,
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
  })
}

/** The provider's payments and refunds. */
export const createPaymentProvider = (stripe: Stripe, outbound: Outbound): PaymentProvider => {
  const findIntent = async (id: string): Promise<Intent | undefined> => {
    const found = await outbound('payment.retrieve', () => undefinedIfMissing(stripe.paymentIntents.retrieve(id)))
    return found && toIntent(found)
  }
  return {
    createCustomer: async (guestId) => {
      const customer = await underKey(`cus:${guestId}`, (idempotencyKey) =>
        outbound('payment.customer', () =>
          stripe.customers.create({ metadata: { userId: guestId } }, { idempotencyKey }),
        ),
      )
      return customer.id
    },
    createIntent: async ({ attemptId, bookingId, number, amountOre, customer }) => {
      const payment = {
        amount: amountOre,
        currency: 'dkk',
        customer,
        automatic_payment_methods: { enabled: true },
        transfer_group: bookingId,
        metadata: { bookingId, attemptId },
      }
      // An intent that a failed call made all the same has a secret that nobody knows.
      const intent = await underKey(`pi:${bookingId}:${number}`, (idempotencyKey) =>
        outbound('payment.create', () => stripe.paymentIntents.create(payment, { idempotencyKey })),
      )
      return toIntent(intent)
    },
    findIntent,
    endIntent: async (id) => {
      try {
        const ended = await outbound('payment.cancel', () => undefinedIfMissing(stripe.paymentIntents.cancel(id)))
        return ended && toIntent(ended)
      } catch (error) {
        if (hasErrorCode(error, 'payment_intent_unexpected_state')) return findIntent(id)
        throw error
      }
    },
    refund: async ({ id, bookingId, intentId, amountOre, refusals }) => {
      const wanted = { payment_intent: intentId, amount: amountOre, metadata: { bookingId, refundId: id } }
      // One that had to become smaller, or was refused and may be possible now, is another request.
      const key = `refund:${id}:${amountOre}${refusals === 0 ? '' : `:${refusals}`}`
      const refund = await underKey(key, (idempotencyKey) =>
        outbound('payment.refund', () => stripe.refunds.create(wanted, { idempotencyKey })),
      )
      return refund.id
    },
    refundsOf: async (intentId) => {
      const refunds = await outbound('payment.refunds', () =>
        stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
      )
      return refunds.filter(isEffective).map(toProviderRefund)
    },
    intentOfCharge: async (id) => {
      const charge = await outbound('payment.charge', () => undefinedIfMissing(stripe.charges.retrieve(id)))
      return charge && idOf(charge.payment_intent)
    },
    findRefund: async (id) => {
      const refund = await outbound('payment.refund.retrieve', () => undefinedIfMissing(stripe.refunds.retrieve(id)))
      return refund && toProviderRefund(refund)
    },
    newestRefunds: async (limit) => {
      const refunds = await outbound('payment.refunds', () =>
        stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit }),
      )
      return refunds.map(toProviderRefund)
    },
  }
}
