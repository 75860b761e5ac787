import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { hostTransaction, joinHostTransaction } from '../core/host-transaction.ts'
import { recordLostDispute } from '../dispute/sync-dispute.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { refundFailedPosting, refundPosting, refundSentAgainPosting } from '../ledger/postings.ts'
import { settlePayout } from '../settlement/settle-payout.ts'
import { moveDates, storePaid } from './paid-store.ts'

/** Records a payment once and settles its payout. */
export const onPaid = (deps: Deps) =>
  on(bookingEvents.paid, async ({ data: paid, occurredAt }, tx: Tx, context) => {
    const host = hostTransaction(deps, tx, context)
    await storePaid(host, paid, new Date(occurredAt))
    await settlePayout(host, paid.bookingId)
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
    await moveDates(tx, altered, new Date(occurredAt))
    await settlePayout(host, altered.bookingId)
  })
