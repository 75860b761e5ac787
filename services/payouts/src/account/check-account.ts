import type { Deps } from '../deps.ts'
import { backoffUntil } from '../payout/backoff.ts'
import { isProviderProblem } from '../provider/stripe.ts'
import { keepAccount } from './keep-account.ts'

/** Makes a host's account at the provider if it was never made, and keeps how it stands. Throws when the provider does not answer. */
export const syncAccount = async (deps: Deps, hostId: string): Promise<void> => {
  const row = await deps.db.client.payoutAccount.findUnique({ where: { hostId } })
  if (!row) return
  const { provider } = deps
  await keepAccount(
    deps,
    hostId,
    await (row.providerId === null ? provider.createAccount(hostId) : provider.findAccount(row.providerId)),
  )
}

/** Compares a host's account with the provider; later, when the provider does not answer. */
export const checkAccount = async (deps: Deps, hostId: string): Promise<void> => {
  try {
    await syncAccount(deps, hostId)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const row = await deps.db.client.payoutAccount.findUnique({ where: { hostId } })
    const nextCheckAt = backoffUntil(deps.kit.clock.now(), row?.failures ?? 0)
    await deps.db.client.payoutAccount.update({ where: { hostId }, data: { nextCheckAt, failures: { increment: 1 } } })
    deps.kit.log.warn({ err: error, hostId, retryAt: nextCheckAt }, 'the payment provider did not show an account')
    await deps.alarms.set([{ kind: 'account', id: hostId, at: nextCheckAt }])
  }
}

/** Follows what the provider told of an account: it is fetched, because what was told may be old. */
export const followAccount = async (deps: Deps, providerId: string): Promise<void> => {
  const facts = await deps.provider.findAccount(providerId)
  // The process may have died between the provider's answer and writing it down: the account says whose it is.
  if (facts.hostId !== null) await keepAccount(deps, facts.hostId, facts)
}

/** Accounts to compare by `until`, earliest first. */
export const dueAccounts = async (deps: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> => {
  const rows = await deps.db.client.payoutAccount.findMany({
    where: { nextCheckAt: { lte: until } },
    select: { hostId: true, nextCheckAt: true },
    orderBy: [{ nextCheckAt: 'asc' }, { hostId: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ hostId, nextCheckAt }) => (nextCheckAt ? [{ id: hostId, at: nextCheckAt }] : []))
}
