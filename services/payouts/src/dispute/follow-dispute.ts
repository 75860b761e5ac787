import { BookingId, type ChargedBackFact, payoutsEvents, UserId } from '@nordbo/contracts'
import { type Books, changeBooks } from '../books.ts'
import type { Deps } from '../deps.ts'
import { book } from '../ledger/ledger-store.ts'
import { disputeLostPosting, disputeOpenedPosting, disputeWonPosting } from '../ledger/postings.ts'
import { settleBooks } from '../payout/settle-books.ts'

/** Something was told of a payment that booking has not told us of yet. */
export class PaymentUnknown extends Error {
  readonly intentId: string

  constructor(intentId: string) {
    super(`no payment is known of the intent ${intentId}`)
    this.intentId = intentId
  }
}

interface Dispute {
  id: string
  bookingId: string
  amountOre: number
}

/** Keeps how a dispute stands, and books that the provider took its amount away. */
const keepDispute = async ({ tx, now }: Books, dispute: Dispute, status: 'open' | 'won' | 'lost'): Promise<void> => {
  const { id, bookingId, amountOre } = dispute
  await tx.dispute.upsert({
    where: { id },
    create: { id, bookingId, amountOre: BigInt(amountOre), status },
    update: { status },
  })
  await book(tx, disputeOpenedPosting(dispute), now)
}

const eventOf = {
  open: payoutsEvents.disputeOpened,
  won: payoutsEvents.disputeWon,
  lost: payoutsEvents.disputeLost,
} as const

/** Tells the host's page, and the service that writes to hosts. Nobody has heard of a dispute whose booking has no payout yet. */
const tellDispute = async ({ deps, tx }: Books, dispute: Dispute, status: keyof typeof eventOf): Promise<void> => {
  const { bookingId, amountOre } = dispute
  const [payout] = await tx.payout.updateManyAndReturn({
    where: { bookingId },
    data: { revision: { increment: 1 } },
    select: { hostId: true, revision: true },
  })
  if (!payout) return
  const { hostId, revision } = payout
  await deps.kit.emit(tx, eventOf[status], {
    aggregateId: bookingId,
    revision,
    data: { disputeId: dispute.id, bookingId: BookingId.parse(bookingId), hostId: UserId.parse(hostId), amountOre },
    notify: [{ userId: hostId, type: 'payout.changed', id: bookingId, revision }],
  })
}

/**
 * Follows what the provider told of a dispute, in whatever order: it is fetched. While it is open nothing is sent for its booking; won, the
 * payout goes on; lost, it stays as it is until booking has said whose the money was.
 */
export const followDispute = async (deps: Deps, disputeId: string): Promise<void> => {
  const { intentId, status, amountOre } = await deps.provider.findDispute(disputeId)
  if (intentId === null || status === undefined) return
  const payment = await deps.db.client.payment.findUnique({ where: { intentId } })
  if (!payment) throw new PaymentUnknown(intentId)
  const { bookingId, hostId } = payment
  await changeBooks(deps, hostId, async (books) => {
    const known = await books.tx.dispute.findUnique({ where: { id: disputeId } })
    // A bank's decision is final, in whatever order it is heard of.
    if (known && known.status !== 'open') return
    const dispute = { id: disputeId, bookingId, amountOre }
    const told = status === 'won' ? 'won' : 'open'
    await keepDispute(books, dispute, told)
    if (told === 'won') await book(books.tx, disputeWonPosting(dispute), books.now)
    if (known?.status !== told) await tellDispute(books, dispute, told)
    await settleBooks(books, bookingId)
  })
}

/** A dispute was lost, and booking said whose the money was: it is taken from them, from the host also what was sent. */
export const bookLostDispute = async (books: Books, { disputeId, ...lost }: ChargedBackFact): Promise<void> => {
  const dispute = { id: disputeId, bookingId: lost.bookingId, amountOre: lost.amountOre }
  const known = await books.tx.dispute.findUnique({ where: { id: disputeId } })
  await keepDispute(books, dispute, 'lost')
  await book(books.tx, disputeLostPosting(dispute, lost), books.now)
  if (known?.status !== 'lost') await tellDispute(books, dispute, 'lost')
  await settleBooks(books, lost.bookingId)
}
