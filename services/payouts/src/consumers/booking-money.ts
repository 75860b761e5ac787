import { bookingEvents, type PaidFact } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import { openBooks } from '../books.ts'
import type { Deps, Tx } from '../deps.ts'
import { bookLostDispute } from '../dispute/follow-dispute.ts'
import { book } from '../ledger/ledger-store.ts'
import { paymentPosting, refundAgainPosting, refundFailedPosting, refundPosting } from '../ledger/postings.ts'
import { settleBooks } from '../payout/settle-books.ts'
import { wakeEventsOf } from '../provider/event-store.ts'
import { hourMs, readSettings } from '../settings/settings.ts'

type Told = Pick<PaidFact, 'checkIn' | 'checkOut' | 'checkInAt'>

/** A stay's dates as its payout keeps them. */
const datesOf = async (tx: Tx, told: Told, toldAt: Date) => {
  const { releaseHours } = await readSettings(tx)
  return {
    checkIn: new Date(told.checkIn),
    checkOut: new Date(told.checkOut),
    dueAt: new Date(Date.parse(told.checkInAt) + releaseHours * hourMs),
    datesAt: toldAt,
  }
}

/** Lets a payout follow the dates told last. */
const moveDates = async (tx: Tx, bookingId: string, dates: Awaited<ReturnType<typeof datesOf>>): Promise<void> => {
  await tx.payout.updateMany({ where: { bookingId, datesAt: { lt: dates.datesAt } }, data: dates })
}

/** Keeps a stay's payout with the dates told last. */
const keepPayout = async (tx: Tx, paid: PaidFact, toldAt: Date): Promise<void> => {
  const { bookingId, listingId, hostId, imported } = paid
  const dates = await datesOf(tx, paid, toldAt)
  await tx.payout.createMany({ data: [{ bookingId, listingId, hostId, imported, ...dates }], skipDuplicates: true })
  await moveDates(tx, bookingId, dates)
}

/** Every payment is booked once, and the host's payout follows. */
export const onPaid = (deps: Deps) =>
  on(bookingEvents.paid, async ({ data: paid, occurredAt }, tx: Tx, context) => {
    const books = await openBooks(deps, tx, paid.hostId, context)
    const toldAt = new Date(occurredAt)
    const { paymentId: id, intentId, bookingId, hostId, amountOre } = paid
    await tx.payment.createMany({
      data: [{ id, intentId, bookingId, hostId, amountOre: BigInt(amountOre) }],
      skipDuplicates: true,
    })
    await book(tx, paymentPosting(paid), toldAt)
    await wakeEventsOf(books, intentId)
    // Late money goes straight back and is nobody's payout.
    if (paid.kind !== 'late') await keepPayout(tx, paid, toldAt)
    await settleBooks(books, bookingId)
  })

/** Money went back to the guest: each share is lowered, and what was sent too much is taken back. */
export const onRefunded = (deps: Deps) =>
  on(bookingEvents.refunded, async ({ data: refunded, occurredAt }, tx: Tx, context) => {
    const books = await openBooks(deps, tx, refunded.hostId, context)
    await book(tx, refundPosting(refunded), new Date(occurredAt))
    await settleBooks(books, refunded.bookingId)
  })

/** A refund came back: the guest is owed it; nobody's share changes. */
export const onRefundFailed = (deps: Deps) =>
  on(bookingEvents.refundFailed, async ({ data: failed, occurredAt }, tx: Tx, context) => {
    await openBooks(deps, tx, failed.hostId, context)
    await book(tx, refundFailedPosting(failed), new Date(occurredAt))
  })

/** It went out once more. */
export const onRefundSentAgain = (deps: Deps) =>
  on(bookingEvents.refundSentAgain, async ({ data: sent, occurredAt }, tx: Tx, context) => {
    await openBooks(deps, tx, sent.hostId, context)
    await book(tx, refundAgainPosting(sent), new Date(occurredAt))
  })

/** A bank kept what it took: whose the money was, booking says. */
export const onChargedBack = (deps: Deps) =>
  on(bookingEvents.chargedBack, async ({ data: lost }, tx: Tx, context) => {
    await bookLostDispute(await openBooks(deps, tx, lost.hostId, context), lost)
  })

/** A stay has other dates: its payout is due by them, whether the change cost something or not. */
export const onAltered = (deps: Deps) =>
  on(bookingEvents.altered, async ({ data: altered, occurredAt }, tx: Tx, context) => {
    const books = await openBooks(deps, tx, altered.hostId, context)
    await moveDates(tx, altered.bookingId, await datesOf(tx, altered, new Date(occurredAt)))
    await settleBooks(books, altered.bookingId)
  })
