import { backoffUntil, findSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { providerBackoff, refusalBackoff } from '../core/retries.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { transferPosting } from '../ledger/postings.ts'
import { isProviderError, isProviderRefusal } from '../provider/stripe.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { findTransfer, type StoredTransfer } from './transfer-store.ts'

const storeSent = (deps: Deps, transfer: StoredTransfer, providerId: string): Promise<void> =>
  inHostTransaction(deps, transfer.hostId, async (host) => {
    const { tx, now, setAlarm } = host
    const { id, bookingId, instant } = transfer
    const { count } = await tx.transfer.updateMany({
      where: { id, status: 'planned' },
      data: { status: 'done', providerId, failures: 0, nextTryAt: instant ? now : null },
    })
    if (count === 0) return
    await recordPosting(tx, transferPosting(transfer), now)
    if (instant) setAlarm({ kind: 'transfer', id, at: now })
    await settlePayout(host, bookingId)
  })

const storeRefused = (deps: Deps, transfer: StoredTransfer): Promise<void> =>
  inHostTransaction(deps, transfer.hostId, async (host) => {
    const { tx, now, setAlarm } = host
    const { id, bookingId, hostId } = transfer
    const { count } = await tx.transfer.updateMany({
      where: { id, status: 'planned' },
      data: { status: 'refused', nextTryAt: null },
    })
    if (count === 0) return
    const { failures } = await tx.payout.update({ where: { bookingId }, data: { failures: { increment: 1 } } })
    await settlePayout(host, bookingId)
    await tx.payout.updateMany({
      where: { bookingId, nextTryAt: { not: null } },
      data: { nextTryAt: backoffUntil(now, failures, refusalBackoff) },
    })
    // The account may have been restricted without a webhook.
    await tx.payoutAccount.updateMany({ where: { hostId }, data: { nextCheckAt: now } })
    setAlarm({ kind: 'account', id: hostId, at: now })
  })

/** Moves transferred money on to the host's bank at once. If the provider refuses, the regular payout follows. */
const payOutInstantly = async (deps: Deps, transfer: StoredTransfer): Promise<void> => {
  const refused = (error: unknown): undefined => {
    if (!isProviderRefusal(error)) throw error
    deps.kit.log.warn(
      { err: error, transfer: transfer.id },
      'an instant payout was refused, the regular payout follows',
    )
    return undefined
  }
  const instantId = await deps.provider.payOutInstantly(transfer).catch(refused)
  await deps.db.client.transfer.update({
    where: { id: transfer.id },
    data: { nextTryAt: null, ...(instantId === undefined ? { instant: false } : { instantId }) },
  })
}

const send = async (deps: Deps, transfer: StoredTransfer): Promise<void> => {
  if (transfer.status === 'done')
    return transfer.instant && transfer.instantId === null ? payOutInstantly(deps, transfer) : undefined
  // The provider stores keys for a day only, so look for an earlier attempt first.
  const known = transfer.failures > 0 ? await deps.provider.findTransfer(transfer) : undefined
  await storeSent(deps, transfer, known ?? (await deps.provider.transfer(transfer)))
}

/** Holds a transfer to a suspended host until the reactivation. Returns whether it is held. */
const holdIfSuspended = (deps: Deps, { id, hostId }: StoredTransfer): Promise<boolean> =>
  inHostTransaction(deps, hostId, async ({ tx }) => {
    if ((await findSuspended(tx, [hostId])).size === 0) return false
    await tx.transfer.updateMany({ where: { id }, data: { nextTryAt: null } })
    return true
  })

/** Sends a planned transfer. Repeatable: the provider deduplicates by key, the row by its status. */
export const sendTransfer = async (deps: Deps, id: string): Promise<void> => {
  const transfer = await findTransfer(deps.db.client, id)
  if (!transfer || transfer.status === 'refused' || (await holdIfSuspended(deps, transfer))) return
  try {
    await send(deps, transfer)
  } catch (error) {
    if (!isProviderError(error)) throw error
    if (isProviderRefusal(error)) {
      deps.kit.log.warn({ err: error, transfer: id }, 'the payment provider refused a transfer')
      return storeRefused(deps, transfer)
    }
    const at = backoffUntil(deps.kit.clock.now(), transfer.failures, providerBackoff)
    await deps.db.client.transfer.updateMany({
      where: { id, nextTryAt: { not: null } },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    deps.kit.log.warn({ err: error, transfer: id, retryAt: at }, 'the payment provider did not take a transfer')
    await deps.alarms.set([{ kind: 'transfer', id, at }])
  }
}
