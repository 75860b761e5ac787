import { bookingEvents, type PaidFact } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { joinHostTransaction } from '../core/host-transaction.ts'
import { recordLostDispute } from '../dispute/sync-dispute.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { paymentPosting, refundFailedPosting, refundPosting, refundSentAgainPosting } from '../ledger/postings.ts'
import { hourMs, readSettings } from '../settings/settings.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { wakeProviderEvents } from '../webhooks/wake-provider-events.ts'

type StayDates = Pick<PaidFact, 'checkIn' | 'checkOut' | 'checkInAt'>

/** A stay's dates as columns of its payout. */
const payoutDates = async (tx: Tx, stay: StayDates, reportedAt: Date) => {
  const { releaseHours } = await readSettings(tx)
  return {
    checkIn: new Date(stay.checkIn),
    checkOut: new Date(stay.checkOut),
    dueAt: new Date(Date.parse(stay.checkInAt) + releaseHours * hourMs),
    datesAt: reportedAt,
  }
}

/** Updates a payout's dates unless it has newer ones. */
const updateDates = async (
  tx: Tx,
  bookingId: string,
  dates: Awaited<ReturnType<typeof payoutDates>>,
): Promise<void> => {
  await tx.payout.updateMany({ where: { bookingId, datesAt: { lt: dates.datesAt } }, data: dates })
}

/** Creates a stay's payout, or updates its dates. */
const storePayout = async (tx: Tx, paid: PaidFact, paidAt: Date): Promise<void> => {
  const { bookingId, listingId, hostId, imported } = paid
  const dates = await payoutDates(tx, paid, paidAt)
  const data = [{ bookingId, listingId, hostId, imported, ...dates }]
  const { count } = await tx.payout.createMany({ data, skipDuplicates: true })
  if (count === 0) await updateDates(tx, bookingId, dates)
}

/** Records a payment once and settles its payout. */
export const onPaid = (deps: Deps) =>
  on(bookingEvents.paid, async ({ data: paid, occurredAt }, tx: Tx, context) => {
    const host = await joinHostTransaction(deps, tx, paid.hostId, context)
    const paidAt = new Date(occurredAt)
    const { paymentId: id, intentId, bookingId, hostId, amountOre } = paid
    await tx.payment.createMany({
      data: [{ id, intentId, bookingId, hostId, amountOre: BigInt(amountOre) }],
      skipDuplicates: true,
    })
    await recordPosting(tx, paymentPosting(paid), paidAt)
    await wakeProviderEvents(host, intentId)
    // A late payment is refunded in full: it has no payout.
    if (paid.kind !== 'late') await storePayout(tx, paid, paidAt)
    await settlePayout(host, bookingId)
  })

/** Records a refund, which lowers each share, and takes back what was sent too much. */
export const onRefunded = (deps: Deps) =>
  on(bookingEvents.refunded, async ({ data: refunded, occurredAt }, tx: Tx, context) => {
    const host = await joinHostTransaction(deps, tx, refunded.hostId, context)
    await recordPosting(tx, refundPosting(refunded), new Date(occurredAt))
    await settlePayout(host, refunded.bookingId)
  })

/** Records a refund that the bank returned: the guest is owed it, and no share changes. */
export const onRefundFailed = (deps: Deps) =>
  on(bookingEvents.refundFailed, async ({ data: failed, occurredAt }, tx: Tx, context) => {
    await joinHostTransaction(deps, tx, failed.hostId, context)
    await recordPosting(tx, refundFailedPosting(failed), new Date(occurredAt))
  })

/** Records a returned refund that was sent again. */
export const onRefundSentAgain = (deps: Deps) =>
  on(bookingEvents.refundSentAgain, async ({ data: sent, occurredAt }, tx: Tx, context) => {
    await joinHostTransaction(deps, tx, sent.hostId, context)
    await recordPosting(tx, refundSentAgainPosting(sent), new Date(occurredAt))
  })

/** Records a lost dispute; booking reports who bears it. */
export const onChargedBack = (deps: Deps) =>
  on(bookingEvents.chargedBack, async ({ data: lost }, tx: Tx, context) => {
    await recordLostDispute(await joinHostTransaction(deps, tx, lost.hostId, context), lost)
  })

/** Moves a payout to the new dates of its altered stay. */
export const onAltered = (deps: Deps) =>
  on(bookingEvents.altered, async ({ data: altered, occurredAt }, tx: Tx, context) => {
    const host = await joinHostTransaction(deps, tx, altered.hostId, context)
    await updateDates(tx, altered.bookingId, await payoutDates(tx, altered, new Date(occurredAt)))
    await settlePayout(host, altered.bookingId)
  })
