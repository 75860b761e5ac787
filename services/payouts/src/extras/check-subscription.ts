import { backoffUntil } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { providerBackoff } from '../core/retries.ts'
import { isProviderError } from '../provider/stripe.ts'
import { findById, marksOf, type StoredSubscription, storeNeverMade } from './subscription-store.ts'
import { syncSubscription } from './sync-subscription.ts'

/** The provider's id of a subscription; looks for one whose creation was never answered. */
export const findProviderId = async (deps: Deps, stored: StoredSubscription): Promise<string | undefined> =>
  stored.providerId ?? (await deps.billing.findOrdered(stored.customerId, marksOf(stored)))

const check = async (deps: Deps, stored: StoredSubscription): Promise<void> => {
  const providerId = await findProviderId(deps, stored)
  if (providerId !== undefined) await syncSubscription(deps, providerId)
  else await inHostTransaction(deps, stored.hostId, ({ tx }) => storeNeverMade(tx, stored))
}

/** Compares a subscription with the provider; tries again later when the provider does not answer. */
export const checkSubscription = async (deps: Deps, id: string): Promise<void> => {
  const stored = await findById(deps.sql.client, id)
  if (!stored || stored.status === 'ended') return
  try {
    await check(deps, stored)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const at = backoffUntil(deps.kit.clock.now(), stored.failures, providerBackoff)
    await deps.sql.client.$executeRaw`
      update subscription set next_check_at = ${at}::timestamptz, failures = failures + 1 where id = ${id}::uuid`
    deps.kit.log.warn({ err: error, subscription: id, retryAt: at }, 'the provider did not show a subscription')
    await deps.alarms.set([{ kind: 'subscription', id, at }])
  }
}
