import { type PayoutStatus, payoutsEvents } from '@nordbo/contracts'
import { suspendedAmong } from '@nordbo/service-kit'
import type { Books } from '../books.ts'
import type { Payout } from '../generated/prisma/client.ts'
import { type BookingSums, book, lastSentAt, sumsOf } from '../ledger/ledger-store.ts'
import { offsetPosting, outsidePosting } from '../ledger/postings.ts'
import { planReversal, planTransfer } from '../transfer/transfer-store.ts'
import { planMoves } from './plan-moves.ts'
import { readStanding } from './standing.ts'

interface Outcome {
  /** What is neither sent nor ordered. */
  leftOre: number
  /** Whether it could be sent if its day has come. */
  free: boolean
}

const statusOf = (payout: Payout, sums: BookingSums, ordered: boolean): PayoutStatus => {
  const done = sums.owedOre <= 0 && !ordered && (payout.paidAt !== null || sums.earnedOre !== 0)
  if (done) return 'paid'
  return payout.failures > 0 ? 'failed' : 'pending'
}

const nextTry = (payout: Payout, { leftOre, free }: Outcome, now: Date, release: boolean): Date | null => {
  if (leftOre <= 0) return null
  if (payout.dueAt > now) return payout.dueAt
  // What was just released and is still here waits for an account or a bank, and is woken by them.
  return free && !release ? now : null
}

/** Writes a payout's sums and state as the ledger has them, and tells of it if they are others. */
const keepAndTell = async (
  { deps, tx, now, ring }: Books,
  payout: Payout,
  told: { sums: BookingSums; status: PayoutStatus; nextTryAt: Date | null },
): Promise<void> => {
  const { sums, status, nextTryAt } = told
  const revenueOre = sums.earnedOre + sums.platformFeeOre
  const same =
    payout.status === status &&
    Number(payout.earnedOre) === sums.earnedOre &&
    Number(payout.owedOre) === sums.owedOre &&
    Number(payout.revenueOre) === revenueOre
  const { bookingId, listingId, hostId, imported } = payout
  // Money that is taken back later, or owed no longer, was still sent when it was sent.
  const paidAt = status === 'paid' ? ((await lastSentAt(tx, bookingId)) ?? payout.paidAt ?? now) : payout.paidAt
  const { revision } = await tx.payout.update({
    where: { bookingId },
    data: {
      ...{ status, nextTryAt },
      revenueOre: BigInt(revenueOre),
      earnedOre: BigInt(sums.earnedOre),
      owedOre: BigInt(sums.owedOre),
      ...(status === 'paid' ? { failures: 0, paidAt } : {}),
      ...(same ? {} : { revision: { increment: 1 } }),
    },
  })
  if (nextTryAt) ring({ kind: 'release', id: bookingId, at: nextTryAt })
  if (same) return
  await deps.kit.emit(tx, payoutsEvents[status === 'pending' ? 'planned' : status], {
    aggregateId: bookingId,
    revision,
    data: { bookingId, listingId, hostId, status, amountOre: sums.earnedOre, owedOre: sums.owedOre, imported },
    notify: imported ? [] : [{ userId: hostId, type: 'payout.changed', id: bookingId, revision }],
  })
}

const settleOutside = async (books: Books, payout: Payout, owedOre: number): Promise<Outcome> => {
  if ((await suspendedAmong(books.tx, [payout.hostId])).size > 0) return { leftOre: owedOre, free: false }
  if (owedOre === 0 || payout.dueAt > books.now) return { leftOre: owedOre, free: true }
  await book(books.tx, outsidePosting({ ...payout, owedOre }), payout.dueAt)
  return { leftOre: 0, free: true }
}

const settleAtProvider = async (
  books: Books,
  payout: Payout,
  owedOre: number,
  release: boolean,
): Promise<Outcome & { ordered: boolean }> => {
  const { tx, now } = books
  const { accountId, instant, frozen, ...standing } = await readStanding(tx, payout)
  const free = accountId !== null && !frozen
  const sendable = release && free && payout.dueAt <= now
  const moves = planMoves({ ...standing, owedOre, sendable })
  for (const { bookingId, amountOre } of moves.offsets) {
    const id = crypto.randomUUID()
    await book(tx, offsetPosting({ id, from: payout.bookingId, to: bookingId, amountOre }), now)
    await settleBooks(books, bookingId)
  }
  if (moves.transferOre > 0 && accountId !== null) {
    const order = { bookingId: payout.bookingId, accountId, amountOre: moves.transferOre, instant }
    books.ring({ kind: 'transfer', id: await planTransfer(tx, order, now), at: now })
  }
  for (const reversal of moves.reversals)
    books.ring({ kind: 'reversal', id: await planReversal(tx, reversal, now), at: now })
  const offset = moves.offsets.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const leftOre = owedOre - standing.outOre + standing.backOre - offset - moves.transferOre
  const ordered = standing.outOre + standing.backOre + moves.transferOre + moves.reversals.length > 0
  return { leftOre, free, ordered }
}

/**
 * Makes a payout follow its books: orders what is missing or too much, writes the sums and tells of them. Money is sent only with
 * `release`, which has asked booking for the dates.
 */
export const settleBooks = async (books: Books, bookingId: string, release = false): Promise<void> => {
  const { tx, now } = books
  const payout = await tx.payout.findUnique({ where: { bookingId } })
  // Told of a refund before the payment: the payment makes the payout, and finds the refund in the books.
  if (!payout) return
  const { owedOre } = await sumsOf(tx, bookingId)
  const outcome = payout.imported
    ? { ...(await settleOutside(books, payout, owedOre)), ordered: false }
    : await settleAtProvider(books, payout, owedOre, release)
  const sums = await sumsOf(tx, bookingId)
  const status = statusOf(payout, sums, outcome.ordered)
  await keepAndTell(books, payout, { sums, status, nextTryAt: nextTry(payout, outcome, now, release) })
}
