import { changeBooks } from '../books.ts'
import type { Deps } from '../deps.ts'
import { book } from '../ledger/ledger-store.ts'
import { reversalPosting } from '../ledger/postings.ts'
import { backoffUntil } from '../payout/backoff.ts'
import { settleBooks } from '../payout/settle-books.ts'
import { isProviderProblem, isProviderRefusal } from '../provider/stripe.ts'
import { findReversal, type StoredReversal } from './transfer-store.ts'

/** Keeps what became of a reversal: booked, or refused, so that the rest stays a debt of the host. */
const keep = (deps: Deps, reversal: StoredReversal, providerId: string | undefined): Promise<void> =>
  changeBooks(deps, reversal.hostId, async (books) => {
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
export const sendReversal = async (deps: Deps, id: string): Promise<void> => {
  const reversal = await findReversal(deps.db.client, id)
  if (reversal?.status !== 'planned') return
  try {
    const known = reversal.failures > 0 ? await deps.provider.findReversal(reversal) : undefined
    await keep(deps, reversal, known ?? (await deps.provider.reverse(reversal)))
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    if (isProviderRefusal(error)) {
      deps.kit.log.warn({ err: error, reversal: id }, 'a transfer could not be taken back, the host owes it')
      return keep(deps, reversal, undefined)
    }
    const at = backoffUntil(deps.kit.clock.now(), reversal.failures)
    await deps.db.client.reversal.updateMany({
      where: { id, status: 'planned' },
      data: { nextTryAt: at, failures: { increment: 1 } },
    })
    deps.kit.log.warn({ err: error, reversal: id, retryAt: at }, 'the payment provider did not take a reversal')
    await deps.alarms.set([{ kind: 'reversal', id, at }])
  }
}
