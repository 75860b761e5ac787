import { backoffUntil } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { providerBackoff } from '../core/retries.ts'
import { isProviderError } from '../provider/stripe.ts'
import { storeAccount } from './store-account.ts'

/** Stores a host's account as the provider shows it; creates it there if it does not exist. Throws when the provider does not answer. */
export const syncAccount = async (deps: Deps, hostId: string): Promise<void> => {
  const row = await deps.db.client.payoutAccount.findUnique({ where: { hostId } })
  if (!row) return
  const { provider } = deps
  const account = row.providerId === null ? provider.createAccount(hostId) : provider.findAccount(row.providerId)
  await storeAccount(deps, hostId, await account)
}

/** Syncs a host's account; tries again later when the provider does not answer. */
export const checkAccount = async (deps: Deps, hostId: string): Promise<void> => {
  try {
    await syncAccount(deps, hostId)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const row = await deps.db.client.payoutAccount.findUnique({ where: { hostId } })
    const nextCheckAt = backoffUntil(deps.kit.clock.now(), row?.failures ?? 0, providerBackoff)
    await deps.db.client.payoutAccount.update({ where: { hostId }, data: { nextCheckAt, failures: { increment: 1 } } })
    deps.kit.log.warn({ err: error, hostId, retryAt: nextCheckAt }, 'the payment provider did not show an account')
    await deps.alarms.set([{ kind: 'account', id: hostId, at: nextCheckAt }])
  }
}

/** Handles a webhook about an account. It fetches the account, because a webhook's content may be outdated. */
export const syncProviderAccount = async (deps: Deps, providerId: string): Promise<void> => {
  const facts = await deps.provider.findAccount(providerId)
  // The host is read from the account: the process may have died before it stored the account's id.
  if (facts.hostId !== null) await storeAccount(deps, facts.hostId, facts)
}
