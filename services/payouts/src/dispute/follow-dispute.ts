import { BookingId, payoutsEvents, UserId } from '@nordbo/contracts'
import { type Books, changeBooks } from '../books.ts'
import { book, sharesHeld, sumsOf } from '../ledger/ledger-store.ts'
import { disputeLostPosting, disputeOpenedPosting, disputeWonPosting } from '../ledger/postings.ts'
import { splitLoss } from '../ledger/split-loss.ts'
import type { Parts } from '../parts.ts'
import { settleBooks } from '../payout/settle-books.ts'

/** Something was told of a payment that booking has not told us of yet. */
export class PaymentUnknown extends Error {}

const bookDispute = async (
  { tx, now }: Books,
  dispute: { id: string; bookingId: string; amountOre: number },
  status: 'open' | 'won' | 'lost',
): Promise<void> => {
  const { id, bookingId, amountOre } = dispute
  await tx.dispute.upsert({
    where: { id },
    create: { id, bookingId, amountOre: BigInt(amountOre), status },
    update: { status },
  })
  await book(tx, disputeOpenedPosting(dispute), now)
  if (status === 'won') await book(tx, disputeWonPosting(dispute), now)
  if (status !== 'lost') return
  const held = sharesHeld(await sumsOf(tx, bookingId))
  await book(tx, disputeLostPosting(dispute, splitLoss(amountOre, held)), now)
}

const eventOf = {
  open: payoutsEvents.disputeOpened,
  won: payoutsEvents.disputeWon,
  lost: payoutsEvents.disputeLost,
} as const

/** Tells the host's page, and whoever writes to hosts. Nobody has heard of a dispute whose booking has no payout yet. */
const tellDispute = async (
  { parts, tx }: Books,
  dispute: { id: string; bookingId: string; amountOre: number },
  status: keyof typeof eventOf,
): Promise<void> => {
  const { bookingId, amountOre } = dispute
  const [payout] = await tx.payout.updateManyAndReturn({
    where: { bookingId },
    data: { revision: { increment: 1 } },
    select: { hostId: true, revision: true },
  })
  if (!payout) return
  const { hostId, revision } = payout
  await parts.kit.emit(tx, eventOf[status], {
    aggregateId: bookingId,
    revision,
    data: { disputeId: dispute.id, bookingId: BookingId.parse(bookingId), hostId: UserId.parse(hostId), amountOre },
    notify: [{ userId: hostId, type: 'payout.changed', id: bookingId, revision }],
  })
}

/**
 * Follows what the provider told of a dispute, in whatever order: it is fetched. While it is open nothing is sent for its booking; lost, it
 * is borne by those who shared the payment and the host's part is taken back; won, the payout goes on.
 */
export const followDispute = async (parts: Parts, disputeId: string): Promise<void> => {
  const { intentId, status, amountOre } = await parts.provider.findDispute(disputeId)
  if (intentId === null || status === undefined) return
  const payment = await parts.db.client.payment.findUnique({ where: { intentId } })
  if (!payment) throw new PaymentUnknown(`no payment is known of the dispute ${disputeId}`)
  const { bookingId, hostId } = payment
  await changeBooks(parts, hostId, async (books) => {
    const known = await books.tx.dispute.findUnique({ where: { id: disputeId } })
    // A bank's word is its last, whoever fetched it first.
    if (known && known.status !== 'open') return
    const dispute = { id: disputeId, bookingId, amountOre }
    await bookDispute(books, dispute, status)
    if (known?.status !== status) await tellDispute(books, dispute, status)
    await settleBooks(books, bookingId)
  })
}
