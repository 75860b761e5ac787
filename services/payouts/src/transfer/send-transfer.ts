import { backoffUntil, findSuspended } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { mustBeLookedUp, providerBackoff, refusalBackoff } from '../core/retries.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { transferPosting } from '../ledger/postings.ts'
import { isProviderError, isProviderRefusal } from '../provider/stripe.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { findTransfer, type StoredTransfer } from './transfer-store.ts'

const failedPayout = z.tuple([z.object({ failures: z.int() })])

const storeSent = (deps: Deps, transfer: StoredTransfer, providerId: string): Promise<void> =>
  inHostTransaction(deps, transfer.hostId, async (host) => {
    const { tx, now, setAlarm } = host
    const { id, bookingId, instant } = transfer
    const stored = await tx.$executeRaw`
      update transfer set status = 'done', provider_id = ${providerId}, failures = 0, next_try_at = ${instant ? now : null}::timestamptz
      where id = ${id}::uuid and status = 'planned'`
    if (stored === 0) return
    await recordPosting(tx, transferPosting(transfer), now)
    if (instant) setAlarm({ kind: 'transfer', id, at: now })
    await settlePayout(host, bookingId)
  })

const storeRefused = (deps: Deps, transfer: StoredTransfer): Promise<void> =>
  inHostTransaction(deps, transfer.hostId, async (host) => {
    const { tx, now, setAlarm } = host
    const { id, bookingId, hostId } = transfer
    const stored = await tx.$executeRaw`
      update transfer set status = 'refused', next_try_at = null where id = ${id}::uuid and status = 'planned'`
    if (stored === 0) return
    const failed = await tx.$queryRaw`
      update payout set failures = failures + 1 where booking_id = ${bookingId}::uuid returning failures`
    const [{ failures }] = failedPayout.parse(failed)
    await settlePayout(host, bookingId)
    await tx.$executeRaw`
      update payout set next_try_at = ${backoffUntil(now, failures, refusalBackoff)}::timestamptz
      where booking_id = ${bookingId}::uuid and next_try_at is not null`
    // The account may have been restricted without a webhook.
    await tx.$executeRaw`update payout_account set next_check_at = ${now}::timestamptz where id = ${hostId}::uuid`
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
  const known = mustBeLookedUp(transfer, deps.kit.clock.now())
    ? await deps.provider.findInstantPayout(transfer)
    : undefined
  const instantId = known ?? (await deps.provider.payOutInstantly(transfer).catch(refused))
  await deps.sql.client.$executeRaw`
    update transfer set next_try_at = null, instant = ${instantId !== undefined}::boolean,
      instant_id = coalesce(${instantId ?? null}::text, instant_id)
    where id = ${transfer.id}::uuid`
}

const send = async (deps: Deps, transfer: StoredTransfer): Promise<void> => {
  if (transfer.status === 'done')
    return transfer.instant && transfer.instantId === null ? payOutInstantly(deps, transfer) : undefined
  const known = mustBeLookedUp(transfer, deps.kit.clock.now()) ? await deps.provider.findTransfer(transfer) : undefined
  await storeSent(deps, transfer, known ?? (await deps.provider.transfer(transfer)))
}

/** Holds a transfer to a suspended host until the reactivation. Returns whether it is held. */
const holdIfSuspended = (deps: Deps, { id, hostId }: StoredTransfer): Promise<boolean> =>
  inHostTransaction(deps, hostId, async ({ tx }) => {
    if ((await findSuspended(tx, [hostId])).size === 0) return false
    await tx.$executeRaw`update transfer set next_try_at = null where id = ${id}::uuid`
    return true
  })

/** Sends a planned transfer. Repeatable: the provider deduplicates by key, the row by its status. */
export const sendTransfer = async (deps: Deps, id: string): Promise<void> => {
  const transfer = await findTransfer(deps.sql.client, id)
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
    await deps.sql.client.$executeRaw`
      update transfer set next_try_at = ${at}::timestamptz, failures = failures + 1
      where id = ${id}::uuid and next_try_at is not null`
    deps.kit.log.warn({ err: error, transfer: id, retryAt: at }, 'the payment provider did not take a transfer')
    await deps.alarms.set([{ kind: 'transfer', id, at }])
  }
}
