import type { Outbound } from '@nordbo/service-kit'
import type Stripe from 'stripe'
import { undefinedIfMissing } from './stripe-client.ts'

/** A dispute at the provider. */
export interface ProviderDispute {
  id: string
  intentId: string
  amountOre: number
  status: 'open' | 'won' | 'lost'
}

/** Disputes at the provider. Every method throws when it does not answer. Inquiries move no money and are left out. */
export interface DisputeProvider {
  /** Undefined when the provider does not have it. */
  findDispute(id: string): Promise<ProviderDispute | undefined>
  disputesOf(intentId: string): Promise<ProviderDispute[]>
  /** The newest disputes, up to a limit. */
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

/** Disputes at Stripe, or at the sandbox with the same API. */
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
