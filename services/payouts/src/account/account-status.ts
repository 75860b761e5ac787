import type Stripe from 'stripe'
import type { AccountStatus } from '../generated/prisma/client.ts'

/** An account at the provider as we keep it. */
export interface AccountFacts {
  providerId: string
  /** Null for an account that is not one of ours. */
  hostId: string | null
  status: AccountStatus
  chargesEnabled: boolean
  payoutsEnabled: boolean
  detailsSubmitted: boolean
}

type Reported = Pick<Stripe.Account, 'charges_enabled' | 'payouts_enabled' | 'details_submitted'> & {
  capabilities?: { transfers?: string }
  requirements?: { disabled_reason: string | null } | null
}

/** One word for what the provider says: enabled only when money can be sent to it and leave it. */
export const accountStatus = (account: Reported): AccountStatus => {
  if (account.requirements?.disabled_reason?.startsWith('rejected.')) return 'disabled'
  if (!account.details_submitted) return 'onboarding'
  return account.payouts_enabled && account.capabilities?.transfers === 'active' ? 'enabled' : 'restricted'
}

/** The provider's account in our words. */
export const factsOf = (account: Stripe.Account): AccountFacts => ({
  providerId: account.id,
  hostId: account.metadata?.hostId ?? null,
  status: accountStatus({
    ...account,
    capabilities: { transfers: account.capabilities?.transfers ?? 'inactive' },
    requirements: { disabled_reason: account.requirements?.disabled_reason ?? null },
  }),
  chargesEnabled: account.charges_enabled,
  payoutsEnabled: account.payouts_enabled,
  detailsSubmitted: account.details_submitted,
})
