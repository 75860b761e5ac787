import { type PayoutStatus, payoutsEvents } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import type { HostTransaction } from '../core/host-transaction.ts'
import { type BookingSums, readBookingSums, recordPosting } from '../ledger/ledger-store.ts'
import { importedPayoutPosting, offsetPosting } from '../ledger/postings.ts'
import { decisiveReads, openOreOf, planMoves } from './plan-moves.ts'
import { planReversal, planTransfer } from './plan-transfer.ts'
import { findDebts, findReversible, readSettlement, type Settlement, type StoredPayout } from './settlement-state.ts'

interface Outcome {
  /** Owed, and neither sent nor planned. */
  leftOre: number
  /** Whether it may be sent once it is due. */
  unblocked: boolean
  /** Whether transfers or reversals are planned. */
  ordered: boolean
  /** Whether the ledger changed. */
  posted: boolean
}

const statusOf = (payout: StoredPayout, sums: BookingSums, ordered: boolean): PayoutStatus => {
  const done = sums.owedOre <= 0 && !ordered && (payout.paidAt !== null || sums.earnedOre !== 0)
  if (done) return 'paid'
  return payout.failures > 0 ? 'failed' : 'pending'
}

const nextTry = (payout: StoredPayout, { leftOre, unblocked }: Outcome, now: Date, release: boolean): Date | null => {
  if (leftOre <= 0) return null
  if (payout.dueAt > now) return payout.dueAt
  // After a release the rest waits for an account or a dispute, which set the next try themselves.
  return unblocked && !release ? now : null
}

/** The event about a payout whose sums or status changed, with its new revision. */
const changeOf = (
  payout: StoredPayout,
  { earnedOre, owedOre }: BookingSums,
  status: PayoutStatus,
  revision: number,
) => {
  const { bookingId, listingId, hostId, imported } = payout
  return outgoing(payoutsEvents[status === 'pending' ? 'planned' : status], {
    aggregateId: bookingId,
    revision,
    data: { bookingId, listingId, hostId, status, amountOre: earnedOre, owedOre, imported },
    notify: imported ? [] : [{ userId: hostId, type: 'payout.changed', id: bookingId, revision }],
  })
}

/** Stores a payout's sums and status, and emits an event if they changed. */
const storePayout = async (
  { deps, tx, now, setAlarm }: HostTransaction,
  payout: StoredPayout,
  next: { sums: BookingSums; status: PayoutStatus; nextTryAt: Date | null },
): Promise<void> => {
  const { sums, status, nextTryAt } = next
  const { bookingId } = payout
  const revenueOre = sums.earnedOre + sums.platformFeeOre
  const same =
    payout.status === status &&
    payout.earnedOre === sums.earnedOre &&
    payout.owedOre === sums.owedOre &&
    payout.revenueOre === revenueOre
  // A later reversal or refund does not change when money was last sent.
  const paidAt = status === 'paid' ? (sums.lastSentAt ?? payout.paidAt ?? now) : payout.paidAt
  // The host's lock keeps others from the revision.
  const revision = same ? payout.revision : payout.revision + 1
  const events = deps.kit.prepareEventsIn(tx, same ? [] : [changeOf(payout, sums, status, revision)])
  await tx.$queryRaw`
    with stored as (
      update payout set status = ${status}::payout_status, next_try_at = ${nextTryAt}::timestamptz, paid_at = ${paidAt}::timestamptz,
        revenue_ore = ${revenueOre}::bigint, earned_ore = ${sums.earnedOre}::bigint, owed_ore = ${sums.owedOre}::bigint,
        failures = ${status === 'paid' ? 0 : payout.failures}::int, revision = ${revision}::int
      where booking_id = ${bookingId}::uuid returning 1)
    select kit.write_events(${events}::jsonb) from stored`
  if (nextTryAt) setAlarm({ kind: 'release', id: bookingId, at: nextTryAt })
}

/** Imported stays were paid outside the provider: only the ledger follows. */
const settleImported = async (host: HostTransaction, { payout, suspended, sums }: Settlement): Promise<Outcome> => {
  const { owedOre } = sums
  const nothing = { leftOre: owedOre, ordered: false, posted: false }
  if (suspended) return { ...nothing, unblocked: false }
  if (owedOre === 0 || payout.dueAt > host.now) return { ...nothing, unblocked: true }
  await recordPosting(host.tx, importedPayoutPosting({ ...payout, owedOre }), payout.dueAt)
  return { leftOre: 0, unblocked: true, ordered: false, posted: true }
}

const settleAtProvider = async (host: HostTransaction, settlement: Settlement, release: boolean): Promise<Outcome> => {
  const { tx, now } = host
  const { payout, accountId, instant, disputed, suspended } = settlement
  const { owedOre } = settlement.sums
  const pending = {
    pendingTransferOre: settlement.pendingTransferOre,
    pendingReversalOre: settlement.pendingReversalOre,
  }
  const unblocked = accountId !== null && !disputed && !suspended
  const sendable = release && unblocked && payout.dueAt <= now
  const decides = decisiveReads({ ...pending, owedOre, sendable })
  const moves = planMoves({
    ...pending,
    owedOre,
    sendable,
    debts: decides.debts ? await findDebts(tx, payout) : [],
    reversible: decides.reversible ? await findReversible(tx, payout.bookingId) : [],
  })
  for (const { bookingId, amountOre } of moves.offsets) {
    const id = crypto.randomUUID()
    await recordPosting(tx, offsetPosting({ id, from: payout.bookingId, to: bookingId, amountOre }), now)
    await settlePayout(host, bookingId)
  }
  if (moves.transferOre > 0 && accountId !== null) {
    const order = { bookingId: payout.bookingId, accountId, amountOre: moves.transferOre, instant }
    host.setAlarm({ kind: 'transfer', id: await planTransfer(tx, order, now), at: now })
  }
  for (const reversal of moves.reversals)
    host.setAlarm({ kind: 'reversal', id: await planReversal(tx, reversal, now), at: now })
  const offset = moves.offsets.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const { pendingTransferOre, pendingReversalOre } = pending
  return {
    leftOre: openOreOf({ ...pending, owedOre }) - offset - moves.transferOre,
    unblocked,
    ordered: pendingTransferOre + pendingReversalOre + moves.transferOre + moves.reversals.length > 0,
    posted: moves.offsets.length > 0,
  }
}

/**
 * Settles a payout with its ledger: plans transfers and reversals, stores the sums and emits changes. Money is sent only with
 * `release`: its caller has checked the dates with booking.
 */
export const settlePayout = async (host: HostTransaction, bookingId: string, release = false): Promise<void> => {
  const { tx, now } = host
  const known = await readSettlement(tx, bookingId)
  // A refund may arrive before its payment. The payment creates the payout and settles both.
  if (!known) return
  const { payout } = known
  const outcome = payout.imported ? await settleImported(host, known) : await settleAtProvider(host, known, release)
  const sums = outcome.posted ? await readBookingSums(tx, bookingId) : known.sums
  const status = statusOf(payout, sums, outcome.ordered)
  await storePayout(host, payout, { sums, status, nextTryAt: nextTry(payout, outcome, now, release) })
}
