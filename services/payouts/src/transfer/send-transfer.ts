import { suspendedAmong } from '@nordbo/service-kit'
import { changeBooks } from '../books.ts'
import type { Deps } from '../deps.ts'
import { book } from '../ledger/ledger-store.ts'
import { transferPosting } from '../ledger/postings.ts'
import { backoffUntil, refusedUntil } from '../payout/backoff.ts'
import { settleBooks } from '../payout/settle-books.ts'
import { isProviderProblem, isProviderRefusal } from '../provider/stripe.ts'
import { findTransfer, type StoredTransfer } from './transfer-store.ts'

const keepSent = (deps: Deps, transfer: StoredTransfer, providerId: string): Promise<void> =>
  changeBooks(deps, transfer.hostId, async (books) => {
    const { tx, now, ring } = books
    const { id, bookingId, instant } = transfer
    const { count } = await tx.transfer.updateMany({
      where: { id, status: 'planned' },
      data: { status: 'done', providerId, failures: 0, nextTryAt: instant ? now : null },
    })
    if (count === 0) return
    await book(tx, transferPosting(transfer), now)
    if (instant) ring({ kind: 'transfer', id, at: now })
    await settleBooks(books, bookingId)
  })

const keepRefused = (deps: Deps, transfer: StoredTransfer): Promise<void> =>
  changeBooks(deps, transfer.hostId, async (books) => {
    const { tx, now, ring } = books
    const { id, bookingId, hostId } = transfer
    const { count } = await tx.transfer.updateMany({
      where: { id, status: 'planned' },
      data: { status: 'refused', nextTryAt: null },
    })
    if (count === 0) return
    const { failures } = await tx.payout.update({ where: { bookingId }, data: { failures: { increment: 1 } } })
    await settleBooks(books, bookingId)
    await tx.payout.updateMany({
      where: { bookingId, nextTryAt: { not: null } },
      data: { nextTryAt: refusedUntil(now, failures) },
    })
    // Perhaps the account may no longer receive money, and no webhook said so.
    await tx.payoutAccount.updateMany({ where: { hostId }, data: { nextCheckAt: now } })
    ring({ kind: 'account', id: hostId, at: now })
  })

/** Moves what has arrived in the host's account on to their bank at once; if that is refused, it goes the usual way. */
const sendOn = async (deps: Deps, transfer: StoredTransfer): Promise<void> => {
  const refused = (error: unknown): undefined => {
    if (!isProviderRefusal(error)) throw error
    deps.kit.log.warn({ err: error, transfer: transfer.id }, 'an instant payout was refused, it goes the usual way')
    return undefined
  }
  const instantId = await deps.provider.payOut(transfer).catch(refused)
  await deps.db.client.transfer.update({
    where: { id: transfer.id },
    data: { nextTryAt: null, ...(instantId === undefined ? { instant: false } : { instantId }) },
  })
}

const send = async (deps: Deps, transfer: StoredTransfer): Promise<void> => {
  if (transfer.status === 'done')
    return transfer.instant && transfer.instantId === null ? sendOn(deps, transfer) : undefined
  // The provider forgets keys after a day: what was tried before is looked for first.
  const known = transfer.failures > 0 ? await deps.provider.findTransfer(transfer) : undefined
  await keepSent(deps, transfer, known ?? (await deps.provider.transfer(transfer)))
}

/** Puts a transfer to a suspended host aside; the reactivation takes it up again. Answers whether it did. */
const isHeld = (deps: Deps, { id, hostId }: StoredTransfer): Promise<boolean> =>
  changeBooks(deps, hostId, async ({ tx }) => {
    if ((await suspendedAmong(tx, [hostId])).size === 0) return false
    await tx.transfer.updateMany({ where: { id }, data: { nextTryAt: null } })
    return true
  })

/** Sends an ordered transfer. Repeatable: the provider recognises the key, the row its answer. */
export const sendTransfer = async (deps: Deps, id: string): Promise<void> => {
  const transfer = await findTransfer(deps.db.client, id)
  if (!transfer || transfer.status === 'refused' || (await isHeld(deps, transfer))) return
  try {
    await send(deps, transfer)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    if (isProviderRefusal(error)) {
      deps.kit.log.warn({ err: error, transfer: id }, 'the payment provider refused a transfer')
      return keepRefused(deps, transfer)
    }
    const at = backoffUntil(deps.kit.clock.now(), transfer.failures)
    await deps.db.client.transfer.updateMany({
      where: { id, nextTryAt: { not: null } },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    deps.kit.log.warn({ err: error, transfer: id, retryAt: at }, 'the payment provider did not take a transfer')
    await deps.alarms.set([{ kind: 'transfer', id, at }])
  }
}
