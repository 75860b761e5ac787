import { payoutCountry } from '@nordbo/contracts'
import { type Outbound, withIdempotencyKey } from '@nordbo/service-kit'
import type Stripe from 'stripe'
import { type AccountFacts, toAccountFacts } from './account-status.ts'
import { type Movement, toMovement } from './movement.ts'
import { stripeId } from './stripe.ts'

/** A dispute at the provider. The status is undefined for an inquiry, which moves no money. */
export interface DisputeFacts {
  id: string
  intentId: string | null
  amountOre: number
  status: 'open' | 'won' | 'lost' | undefined
}

interface Order {
  id: string
  bookingId: string
  amountOre: number
}

/** The payment provider's side of payouts. Every method throws when it does not answer. Methods with an order may be repeated. */
export interface PayoutProvider {
  createAccount(row: { id: string; hostId: string }): Promise<AccountFacts>
  findAccount(id: string): Promise<AccountFacts>
  /** A link to the provider's forms for the host. It works once. */
  createLink(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  /** Sends money to a host's account. Returns the transfer's id. */
  transfer(order: Order & { accountId: string }): Promise<string>
  /** The id of the transfer that was made for an order. */
  findTransfer(order: Order): Promise<string | undefined>
  /** Takes money back from a host's account. Returns the reversal's id. */
  reverse(order: Order & { transferProviderId: string }): Promise<string>
  findReversal(order: Order & { transferProviderId: string }): Promise<string | undefined>
  /** Pays money of a host's account out to their bank at once. */
  payOutInstantly(order: Order & { accountId: string }): Promise<string>
  /** The id of the payout to the bank that was made for an order. */
  findInstantPayout(order: Order & { accountId: string }): Promise<string | undefined>
  findDispute(id: string): Promise<DisputeFacts>
  /** The movements of the platform's balance since then. */
  movements(since: Date): Promise<Movement[]>
  /** The platform's balance, øre. */
  balanceOre(): Promise<number>
}

const disputeStatus = (status: Stripe.Dispute.Status): DisputeFacts['status'] => {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  return status === 'needs_response' || status === 'under_review' ? 'open' : undefined
}

/** Calls about hosts' accounts. */
const accountCalls = (
  stripe: Stripe,
  outbound: Outbound,
): Pick<PayoutProvider, 'createAccount' | 'findAccount' | 'createLink'> => ({
  createAccount: async ({ id, hostId }) =>
    toAccountFacts(
      await withIdempotencyKey(`acct:${id}`, (idempotencyKey) =>
        outbound('account.create', () =>
          stripe.accounts.create(
            {
              country: payoutCountry,
              controller: {
                fees: { payer: 'application' },
                losses: { payments: 'application' },
                stripe_dashboard: { type: 'express' },
              },
              capabilities: { transfers: { requested: true } },
              metadata: { hostId, accountId: id },
            },
            { idempotencyKey },
          ),
        ),
      ),
    ),
  findAccount: async (id) => toAccountFacts(await outbound('account.retrieve', () => stripe.accounts.retrieve(id))),
  createLink: async (account, { returnUrl, refreshUrl }) => {
    const link = { account, type: 'account_onboarding', return_url: returnUrl, refresh_url: refreshUrl } as const
    return (await outbound('account.link', () => stripe.accountLinks.create(link))).url
  },
})

/** Calls that move money to and from hosts' accounts. */
const transferCalls = (
  stripe: Stripe,
  outbound: Outbound,
): Pick<
  PayoutProvider,
  'transfer' | 'findTransfer' | 'reverse' | 'findReversal' | 'payOutInstantly' | 'findInstantPayout'
> => {
  const callForId = async (name: string, call: () => Promise<{ id: string }>): Promise<string> =>
    (await outbound(name, call)).id
  return {
    transfer: ({ id, bookingId, amountOre, accountId }) =>
      withIdempotencyKey(`transfer:${id}`, (idempotencyKey) =>
        callForId('transfer.create', () =>
          stripe.transfers.create(
            {
              amount: amountOre,
              currency: 'dkk',
              destination: accountId,
              transfer_group: bookingId,
              metadata: { bookingId, transferId: id },
            },
            { idempotencyKey },
          ),
        ),
      ),
    findTransfer: ({ id, bookingId }) =>
      outbound('transfer.find', async () => {
        for await (const { id: found, metadata } of stripe.transfers.list({ transfer_group: bookingId, limit: 100 }))
          if (metadata.transferId === id) return found
        return undefined
      }),
    reverse: ({ id, bookingId, amountOre, transferProviderId }) =>
      withIdempotencyKey(`reversal:${id}`, (idempotencyKey) =>
        callForId('transfer.reverse', () =>
          stripe.transfers.createReversal(
            transferProviderId,
            { amount: amountOre, metadata: { bookingId, reversalId: id } },
            { idempotencyKey },
          ),
        ),
      ),
    findReversal: ({ id, transferProviderId }) =>
      outbound('reversal.find', async () => {
        for await (const { id: found, metadata } of stripe.transfers.listReversals(transferProviderId, { limit: 100 }))
          if (metadata?.reversalId === id) return found
        return undefined
      }),
    payOutInstantly: ({ id, amountOre, accountId }) =>
      withIdempotencyKey(`payout:${id}`, (idempotencyKey) =>
        callForId('payout.create', () =>
          stripe.payouts.create(
            { amount: amountOre, currency: 'dkk', method: 'instant', metadata: { transferId: id } },
            { idempotencyKey, stripeAccount: accountId },
          ),
        ),
      ),
    findInstantPayout: ({ id, accountId: stripeAccount }) =>
      outbound('payout.find', async () => {
        for await (const { id: found, metadata } of stripe.payouts.list({ limit: 100 }, { stripeAccount }))
          if (metadata?.transferId === id) return found
        return undefined
      }),
  }
}

/** Reads of disputes and of the platform's balance. */
const balanceCalls = (
  stripe: Stripe,
  outbound: Outbound,
): Pick<PayoutProvider, 'findDispute' | 'movements' | 'balanceOre'> => ({
  findDispute: async (id) => {
    const dispute = await outbound('dispute.retrieve', () => stripe.disputes.retrieve(id))
    const { amount, payment_intent: intent, status } = dispute
    return { id, intentId: stripeId(intent), amountOre: amount, status: disputeStatus(status) }
  },
  movements: (since) =>
    outbound('balance.list', async () => {
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      const found: Movement[] = []
      for await (const line of stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] }))
        found.push(toMovement(line))
      return found
    }),
  balanceOre: async () => {
    const { available, pending } = await outbound('balance.retrieve', () => stripe.balance.retrieve())
    const ours = [...available, ...pending].filter(({ currency }) => currency === 'dkk')
    return ours.reduce((sum, { amount }) => sum + amount, 0)
  },
})

/** Payouts at Stripe, or at the sandbox with the same API. */
export const createPayoutProvider = (stripe: Stripe, outbound: Outbound): PayoutProvider => ({
  ...accountCalls(stripe, outbound),
  ...transferCalls(stripe, outbound),
  ...balanceCalls(stripe, outbound),
})
