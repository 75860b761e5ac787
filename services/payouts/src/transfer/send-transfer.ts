import { suspendedAmong } from '@nordbo/service-kit'
import { changeBooks } from '../books.ts'
import { book } from '../ledger/ledger-store.ts'
import { transferPosting } from '../ledger/postings.ts'
import type { Parts } from '../parts.ts'
import { backoffUntil, refusedUntil } from '../payout/backoff.ts'
import { settleBooks } from '../payout/settle-books.ts'
import { isProviderProblem, isProviderRefusal } from '../provider/stripe.ts'
import { findTransfer, type StoredTransfer } from './transfer-store.ts'

const keepSent = (parts: Parts, transfer: StoredTransfer, providerId: string): Promise<void> =>
  changeBooks(parts, transfer.hostId, async (books) => {
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

const keepRefused = (parts: Parts, transfer: StoredTransfer): Promise<void> =>
  changeBooks(parts, transfer.hostId, async (books) => {
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
const sendOn = async (parts: Parts, transfer: StoredTransfer): Promise<void> => {
  const refused = (error: unknown): undefined => {
    if (!isProviderRefusal(error)) throw error
    parts.kit.log.warn({ err: error, transfer: transfer.id }, 'an instant payout was refused, it goes the usual way')
    return undefined
  }
  const instantId = await parts.provider.payOut(transfer).catch(refused)
  await parts.db.client.transfer.update({
    where: { id: transfer.id },
    data: { nextTryAt: null, ...(instantId === undefined ? { instant: false } : { instantId }) },
  })
}

const send = async (parts: Parts, transfer: StoredTransfer): Promise<void> => {
  if (transfer.status === 'done')
    return transfer.instant && transfer.instantId === null ? sendOn(parts, transfer) : undefined
  // The provider forgets keys after a day: what was tried before is looked for first.
  const known = transfer.failures > 0 ? await parts.provider.findTransfer(transfer) : undefined
  await keepSent(parts, transfer, known ?? (await parts.provider.transfer(transfer)))
}

/** Puts a transfer to a suspended host aside; the reactivation takes it up again. Answers whether it did. */
const isHeld = (parts: Parts, { id, hostId }: StoredTransfer): Promise<boolean> =>
  changeBooks(parts, hostId, async ({ tx }) => {
    if ((await suspendedAmong(tx, [hostId])).size === 0) return false
    await tx.transfer.updateMany({ where: { id }, data: { nextTryAt: null } })
    return true
  })

/** Sends an ordered transfer. Repeatable: the provider recognises the key, the row its answer. */
export const sendTransfer = async (parts: Parts, id: string): Promise<void> => {
  const transfer = await findTransfer(parts.db.client, id)
  if (!transfer || transfer.status === 'refused' || (await isHeld(parts, transfer))) return
  try {
    await send(parts, transfer)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    if (isProviderRefusal(error)) {
      parts.kit.log.warn({ err: error, transfer: id }, 'the payment provider refused a transfer')
      return keepRefused(parts, transfer)
    }
    const at = backoffUntil(parts.kit.clock.now(), transfer.failures)
    await parts.db.client.transfer.updateMany({
      where: { id, nextTryAt: { not: null } },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    parts.kit.log.warn({ err: error, transfer: id, retryAt: at }, 'the payment provider did not take a transfer')
    await parts.alarms.set([{ kind: 'transfer', id, at }])
  }
}
