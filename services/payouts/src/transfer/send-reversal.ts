import { changeBooks } from '../books.ts'
import { book } from '../ledger/ledger-store.ts'
import { reversalPosting } from '../ledger/postings.ts'
import type { Parts } from '../parts.ts'
import { backoffUntil } from '../payout/backoff.ts'
import { settleBooks } from '../payout/settle-books.ts'
import { isProviderProblem, isProviderRefusal } from '../provider/stripe.ts'
import { findReversal, type StoredReversal } from './transfer-store.ts'

/** Keeps what became of a reversal: booked, or refused, so that the rest stays a debt of the host. */
const keep = (parts: Parts, reversal: StoredReversal, providerId: string | undefined): Promise<void> =>
  changeBooks(parts, reversal.hostId, async (books) => {
    const { tx, now } = books
    const { count } = await tx.reversal.updateMany({
      where: { id: reversal.id, status: 'planned' },
      data: { status: providerId === undefined ? 'refused' : 'done', providerId: providerId ?? null, nextTryAt: null },
    })
    if (count === 0) return
    if (providerId !== undefined) await book(tx, reversalPosting(reversal), now)
    await settleBooks(books, reversal.bookingId)
  })

/** Takes back an ordered part of a transfer. Repeatable: the provider recognises the key, the row its answer. */
export const sendReversal = async (parts: Parts, id: string): Promise<void> => {
  const reversal = await findReversal(parts.db.client, id)
  if (reversal?.status !== 'planned') return
  try {
    const known = reversal.failures > 0 ? await parts.provider.findReversal(reversal) : undefined
    await keep(parts, reversal, known ?? (await parts.provider.reverse(reversal)))
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    if (isProviderRefusal(error)) {
      parts.kit.log.warn({ err: error, reversal: id }, 'a transfer could not be taken back, the host owes it')
      return keep(parts, reversal, undefined)
    }
    const at = backoffUntil(parts.kit.clock.now(), reversal.failures)
    await parts.db.client.reversal.updateMany({
      where: { id, status: 'planned' },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    parts.kit.log.warn({ err: error, reversal: id, retryAt: at }, 'the payment provider did not take a reversal')
    await parts.alarms.set([{ kind: 'reversal', id, at }])
  }
}
