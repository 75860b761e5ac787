import { backoffUntil } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { mustBeLookedUp, providerBackoff } from '../core/retries.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { reversalPosting } from '../ledger/postings.ts'
import { isProviderError, isProviderRefusal } from '../provider/stripe.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { findReversal, type StoredReversal } from './transfer-store.ts'

/** Stores the outcome of a reversal. A refused one leaves a debt of the host. */
const storeOutcome = (deps: Deps, reversal: StoredReversal, providerId: string | undefined): Promise<void> =>
  inHostTransaction(deps, reversal.hostId, async (host) => {
    const { tx, now } = host
    const stored = await tx.$executeRaw`
      update reversal set status = ${providerId === undefined ? 'refused' : 'done'}::order_status,
        provider_id = ${providerId ?? null}::text, next_try_at = null
      where id = ${reversal.id}::uuid and status = 'planned'`
    if (stored === 0) return
    if (providerId !== undefined) await recordPosting(tx, reversalPosting(reversal), now)
    await settlePayout(host, reversal.bookingId)
  })

/** Sends a planned reversal. Repeatable: the provider deduplicates by key, the row by its status. */
export const sendReversal = async (deps: Deps, id: string): Promise<void> => {
  const reversal = await findReversal(deps.sql.client, id)
  if (reversal?.status !== 'planned') return
  try {
    const known = mustBeLookedUp(reversal, deps.kit.clock.now())
      ? await deps.provider.findReversal(reversal)
      : undefined
    await storeOutcome(deps, reversal, known ?? (await deps.provider.reverse(reversal)))
  } catch (error) {
    if (!isProviderError(error)) throw error
    if (isProviderRefusal(error)) {
      deps.kit.log.warn({ err: error, reversal: id }, 'a transfer could not be taken back, the host owes it')
      return storeOutcome(deps, reversal, undefined)
    }
    const at = backoffUntil(deps.kit.clock.now(), reversal.failures, providerBackoff)
    await deps.sql.client.$executeRaw`
      update reversal set next_try_at = ${at}::timestamptz, failures = failures + 1
      where id = ${id}::uuid and status = 'planned'`
    deps.kit.log.warn({ err: error, reversal: id, retryAt: at }, 'the payment provider did not take a reversal')
    await deps.alarms.set([{ kind: 'reversal', id, at }])
  }
}
