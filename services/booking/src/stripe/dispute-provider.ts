import type { Outbound } from '@nordbo/service-kit'
import type Stripe from 'stripe'
import { undefinedIfMissing } from './payment-provider.ts'

/** What the provider says of a dispute. */
export interface ProviderDispute {
  id: string
  intentId: string
  amountOre: number
  status: 'open' | 'won' | 'lost'
}

/** The provider's disputes. Every method throws when it does not answer. Inquiries, which move no money, are none. */
export interface DisputeProvider {
  /** Undefined when the provider does not know it. */
  findDispute(id: string): Promise<ProviderDispute | undefined>
  disputesOf(intentId: string): Promise<ProviderDispute[]>
  /** The newest ones, at most so many. */
  newestDisputes(limit: number): Promise<ProviderDispute[]>
}

const statuses: Partial<Record<Stripe.Dispute.Status, ProviderDispute['status']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

const toProviderDisputes = (found: readonly Stripe.Dispute[]): ProviderDispute[] =>
  found.flatMap(({ id, amount, payment_intent: intent, status: theirs }) => {
    const status = statuses[theirs]
    const intentId = typeof intent === 'string' ? intent : intent?.id
    return status === undefined || intentId === undefined ? [] : [{ id, intentId, amountOre: amount, status }]
  })

/** Reads disputes through the official SDK. */
export const createDisputeProvider = (stripe: Stripe, outbound: Outbound): DisputeProvider => ({
  findDispute: async (id) => {
    const found = await outbound('payment.dispute', () => undefinedIfMissing(stripe.disputes.retrieve(id)))
    return toProviderDisputes(found ? [found] : [])[0]
  },
  disputesOf: async (intentId) =>
    toProviderDisputes(
      (await outbound('payment.disputes', () => stripe.disputes.list({ payment_intent: intentId, limit: 100 }))).data,
    ),
  newestDisputes: async (limit) =>
    toProviderDisputes(
      await outbound('payment.disputes', () => stripe.disputes.list({ limit: 100 }).autoPagingToArray({ limit })),
    ),
})
