import { type Outbound, withIdempotencyKey } from '@nordbo/service-kit'
import type Stripe from 'stripe'
import { hasErrorCode, undefinedIfMissing } from './stripe-client.ts'

/** A payment intent at the provider. */
export interface Intent {
  id: string
  clientSecret: string
  /** `open` covers everything that may still be paid. */
  status: 'open' | 'succeeded' | 'canceled'
  /** Our payment attempt; null for a foreign intent. */
  attemptId: string | null
}

/** A refund at the provider. */
export interface ProviderRefund {
  id: string
  amountOre: number
  intentId: string
  /** Our refund; null for one made at the provider itself. */
  refundId: string | null
  /** When it was made, by the provider's clock. */
  createdAt: Date
  /** It failed or was cancelled: the money is back on our account. */
  returned: boolean
}

/** Payments at the provider. Every method throws when it does not answer; calls with a key may be repeated with the same arguments. */
export interface PaymentProvider {
  createCustomer(guestId: string): Promise<string>
  createIntent(payment: {
    attemptId: string
    bookingId: string
    number: number
    amountOre: number
    customer: string
  }): Promise<Intent>
  /** Undefined when the provider does not have it. */
  findIntent(id: string): Promise<Intent | undefined>
  /** Cancels an open intent. Returns the intent after it, which may be `succeeded`. */
  endIntent(id: string): Promise<Intent | undefined>
  /** Makes a refund. Returns its id at the provider. */
  refund(refund: {
    id: string
    bookingId: string
    intentId: string
    amountOre: number
    /** How often the provider refused it. */
    refusals: number
  }): Promise<string>
  /** The refunds of a payment, made by us or at the provider itself. */
  refundsOf(intentId: string): Promise<ProviderRefund[]>
  /** The intent of a charge; undefined when the provider does not have it. */
  intentOfCharge(chargeId: string): Promise<string | undefined>
  /** Undefined when the provider does not have it. */
  findRefund(id: string): Promise<ProviderRefund | undefined>
  /** The newest refunds up to a limit, including returned ones. */
  newestRefunds(limit: number): Promise<ProviderRefund[]>
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

/** Failed and cancelled refunds moved no money. */
const isEffective = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

const toProviderRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  amountOre: refund.amount,
  intentId: idOf(refund.payment_intent),
  refundId: refund.metadata?.refundId ?? null,
  createdAt: new Date(refund.created * 1_000),
  returned: !isEffective(refund),
})

/** Calls about customers and payments. */
type IntentCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'createIntent' | 'findIntent' | 'endIntent' | 'intentOfCharge'
>

const intentCalls = (stripe: Stripe, outbound: Outbound): IntentCalls => {
  const findIntent = async (id: string): Promise<Intent | undefined> => {
    const found = await outbound('payment.retrieve', () => undefinedIfMissing(stripe.paymentIntents.retrieve(id)))
    return found && toIntent(found)
  }
  return {
    createCustomer: async (guestId) => {
      const customer = await withIdempotencyKey(`cus:${guestId}`, (idempotencyKey) =>
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
      // An intent that a failed call created has a secret that was never received.
      const intent = await withIdempotencyKey(`pi:${bookingId}:${number}`, (idempotencyKey) =>
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
    intentOfCharge: async (id) => {
      const charge = await outbound('payment.charge', () => undefinedIfMissing(stripe.charges.retrieve(id)))
      return charge && idOf(charge.payment_intent)
    },
  }
}

/** Calls about refunds. */
type RefundCalls = Pick<PaymentProvider, 'refund' | 'refundsOf' | 'findRefund' | 'newestRefunds'>

const refundCalls = (stripe: Stripe, outbound: Outbound): RefundCalls => ({
  refund: async ({ id, bookingId, intentId, amountOre, refusals }) => {
    const wanted = { payment_intent: intentId, amount: amountOre, metadata: { bookingId, refundId: id } }
    // A refund with a new amount, or after a refusal, is a new request.
    const key = `refund:${id}:${amountOre}${refusals === 0 ? '' : `:${refusals}`}`
    const refund = await withIdempotencyKey(key, (idempotencyKey) =>
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
})

/** Payments at Stripe, or at the sandbox with the same API. */
export const createPaymentProvider = (stripe: Stripe, outbound: Outbound): PaymentProvider => ({
  ...intentCalls(stripe, outbound),
  ...refundCalls(stripe, outbound),
})
