import { backoffUntil } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { providerBackoff } from '../core/retries.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { reversalPosting } from '../ledger/postings.ts'
import { isProviderError, isProviderRefusal } from '../provider/stripe.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { findReversal, type StoredReversal } from './transfer-store.ts'

/** Stores the outcome of a reversal. A refused one leaves a debt of the host. */
const storeOutcome = (deps: Deps, reversal: StoredReversal, providerId: string | undefined): Promise<void> =>
  inHostTransaction(deps, reversal.hostId, async (host) => {
    const { tx, now } = host
    const { count } = await tx.reversal.updateMany({
      where: { id: reversal.id, status: 'planned' },
      data: { status: providerId === undefined ? 'refused' : 'done', providerId: providerId ?? null, nextTryAt: null },
    })
    if (count === 0) return
    if (providerId !== undefined) await recordPosting(tx, reversalPosting(reversal), now)
    await settlePayout(host, reversal.bookingId)
  })

/** Sends a planned reversal. Repeatable: the provider deduplicates by key, the row by its status. */
export const sendReversal = async (deps: Deps, id: string): Promise<void> => {
  const reversal = await findReversal(deps.db.client, id)
  if (reversal?.status !== 'planned') return
  try {
    const known = reversal.failures > 0 ? await deps.provider.findReversal(reversal) : undefined
    await storeOutcome(deps, reversal, known ?? (await deps.provider.reverse(reversal)))
  } catch (error) {
    if (!isProviderError(error)) throw error
    if (isProviderRefusal(error)) {
      deps.kit.log.warn({ err: error, reversal: id }, 'a transfer could not be taken back, the host owes it')
      return storeOutcome(deps, reversal, undefined)
    }
    const at = backoffUntil(deps.kit.clock.now(), reversal.failures, providerBackoff)
    await deps.db.client.reversal.updateMany({
      where: { id, status: 'planned' },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    deps.kit.log.warn({ err: error, reversal: id, retryAt: at }, 'the payment provider did not take a reversal')
    await deps.alarms.set([{ kind: 'reversal', id, at }])
  }
}
