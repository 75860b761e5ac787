import { backoffUntil } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { providerBackoff } from '../core/retries.ts'
import { isProviderError } from '../provider/stripe.ts'
import { storeAccount } from './store-account.ts'

/** Stores an account as the provider shows it; creates it there if it does not exist. Throws when the provider does not answer. */
export const syncAccount = async (deps: Deps, id: string): Promise<void> => {
  const row = await deps.db.client.payoutAccount.findUnique({ where: { id } })
  if (!row) return
  const { provider } = deps
  const account = row.providerId === null ? provider.createAccount(row) : provider.findAccount(row.providerId)
  await storeAccount(deps, row, await account)
}

/** Syncs an account; tries again later when the provider does not answer. */
export const checkAccount = async (deps: Deps, id: string): Promise<void> => {
  try {
    await syncAccount(deps, id)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const row = await deps.db.client.payoutAccount.findUnique({ where: { id } })
    const nextCheckAt = backoffUntil(deps.kit.clock.now(), row?.failures ?? 0, providerBackoff)
    await deps.db.client.payoutAccount.update({ where: { id }, data: { nextCheckAt, failures: { increment: 1 } } })
    deps.kit.log.warn({ err: error, account: id, retryAt: nextCheckAt }, 'the payment provider did not show an account')
    await deps.alarms.set([{ kind: 'account', id, at: nextCheckAt }])
  }
}

/** Handles a webhook about an account. It fetches the account, because a webhook's content may be outdated. */
export const syncProviderAccount = async (deps: Deps, providerId: string): Promise<void> => {
  const facts = await deps.provider.findAccount(providerId)
  if (facts.accountId === null) return
  // Our row is read from the account: the process may have died before it stored the provider's id.
  const row = await deps.db.client.payoutAccount.findUnique({ where: { id: facts.accountId } })
  if (row) await storeAccount(deps, row, facts)
}
