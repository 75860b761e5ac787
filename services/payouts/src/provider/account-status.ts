import type Stripe from 'stripe'
import type { AccountStatus } from '../generated/prisma/client.ts'

/** An account at the provider. */
export interface AccountFacts {
  providerId: string
  /** The id of our row. Null for an account that we did not create. */
  accountId: string | null
  status: AccountStatus
  chargesEnabled: boolean
  payoutsEnabled: boolean
  detailsSubmitted: boolean
}

type ReportedAccount = Pick<Stripe.Account, 'charges_enabled' | 'payouts_enabled' | 'details_submitted'> & {
  capabilities?: { transfers?: string }
  requirements?: { disabled_reason: string | null } | null
}

/** The status of an account. Enabled: it can receive transfers and pay out to the bank. */
export const accountStatus = (account: ReportedAccount): AccountStatus => {
  if (account.requirements?.disabled_reason?.startsWith('rejected.')) return 'disabled'
  if (!account.details_submitted) return 'onboarding'
  return account.payouts_enabled && account.capabilities?.transfers === 'active' ? 'enabled' : 'restricted'
}

/** Maps the provider's account. */
export const toAccountFacts = (account: Stripe.Account): AccountFacts => ({
  providerId: account.id,
  // Accounts of before name their person alone, whose own they are.
  accountId: account.metadata?.accountId ?? account.metadata?.hostId ?? null,
  status: accountStatus({
    ...account,
    capabilities: { transfers: account.capabilities?.transfers ?? 'inactive' },
    requirements: { disabled_reason: account.requirements?.disabled_reason ?? null },
  }),
  chargesEnabled: account.charges_enabled,
  payoutsEnabled: account.payouts_enabled,
  detailsSubmitted: account.details_submitted,
})
