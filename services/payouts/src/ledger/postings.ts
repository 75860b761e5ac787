import { type PaidFact, type RefundedFact, type ReturnedFact, vatWithin } from '@nordbo/contracts'
import type { LedgerAccount, TransactionKind } from '../generated/prisma/client.ts'

/** One line of a transaction; positive is debit, øre. */
export interface Entry {
  account: LedgerAccount
  bookingId: string
  amountOre: number
}

/** Something that moved money, as it is booked. */
export interface Posting {
  /** What it stands for: the same fact is booked once, however often it is told. */
  fact: string
  kind: TransactionKind
  bookingId: string
  /** What the provider's balance calls it; null where nothing moved there. */
  movement: string | null
  entries: Entry[]
}

/** Whose an amount is, øre; the service fee with its VAT. What is nobody's share is the guest's. */
export interface Shares {
  hostShareOre: number
  platformFeeOre: number
  serviceFeeOre: number
}

const booked = (posting: Omit<Posting, 'entries'>, lines: Partial<Record<LedgerAccount, number>>): Posting => {
  const entries: Entry[] = []
  const add = (account: LedgerAccount, amountOre: number | undefined): void => {
    if (amountOre) entries.push({ account, bookingId: posting.bookingId, amountOre })
  }
  add('provider', lines.provider)
  add('outside', lines.outside)
  add('guests', lines.guests)
  add('host', lines.host)
  add('platform_fee', lines.platform_fee)
  add('service_fee', lines.service_fee)
  add('vat', lines.vat)
  add('disputed', lines.disputed)
  return { ...posting, entries }
}

/** The service fee and the VAT within it, each rounded once a fact. */
const serviceFee = (amountOre: number) => {
  const vat = Math.sign(amountOre) * vatWithin(Math.abs(amountOre))
  return { service_fee: amountOre - vat, vat }
}

/** The shares of an amount as credits; times −1 they are given back. */
const credits = (amountOre: number, { hostShareOre, platformFeeOre, serviceFeeOre }: Shares, sign: 1 | -1) => ({
  host: -sign * hostShareOre,
  platform_fee: -sign * platformFeeOre,
  ...serviceFee(-sign * serviceFeeOre),
  guests: -sign * (amountOre - hostShareOre - platformFeeOre - serviceFeeOre),
})

const money = (imported: boolean, amountOre: number) => (imported ? { outside: amountOre } : { provider: amountOre })

/** A payment comes in. */
export const paymentPosting = (paid: PaidFact): Posting =>
  booked(
    {
      fact: `payment:${paid.paymentId}`,
      kind: 'payment',
      bookingId: paid.bookingId,
      movement: paid.imported || paid.intentId === null ? null : `charge:${paid.intentId}`,
    },
    { ...money(paid.imported, paid.amountOre), ...credits(paid.amountOre, paid, 1) },
  )

/** Money goes back to the guest. */
export const refundPosting = (refunded: RefundedFact): Posting =>
  booked(
    {
      fact: `refund:${refunded.refundId}`,
      kind: 'refund',
      bookingId: refunded.bookingId,
      movement: refunded.imported ? null : `refund:${refunded.refundId}`,
    },
    { ...money(refunded.imported, -refunded.amountOre), ...credits(refunded.amountOre, refunded, -1) },
  )

/** A refund came back: the provider has the money again, and it is owed to the guest. */
export const refundFailedPosting = ({ refundId, returns, bookingId, amountOre }: ReturnedFact): Posting =>
  booked(
    { fact: `refund:${refundId}:failed:${returns}`, kind: 'refund', bookingId, movement: `refund:${refundId}` },
    { provider: amountOre, guests: -amountOre },
  )

/** What was owed to the guest went out again. */
export const refundAgainPosting = ({ refundId, returns, bookingId, amountOre }: ReturnedFact): Posting =>
  booked(
    { fact: `refund:${refundId}:again:${returns}`, kind: 'refund', bookingId, movement: `refund:${refundId}` },
    { provider: -amountOre, guests: amountOre },
  )

/** A host is sent their share. */
export const transferPosting = (transfer: { id: string; bookingId: string; amountOre: number }): Posting =>
  booked(
    {
      fact: `transfer:${transfer.id}`,
      kind: 'transfer',
      bookingId: transfer.bookingId,
      movement: `transfer:${transfer.id}`,
    },
    { provider: -transfer.amountOre, host: transfer.amountOre },
  )

/** Part of a transfer comes back. */
export const reversalPosting = (reversal: { id: string; bookingId: string; amountOre: number }): Posting =>
  booked(
    {
      fact: `reversal:${reversal.id}`,
      kind: 'reversal',
      bookingId: reversal.bookingId,
      movement: `reversal:${reversal.id}`,
    },
    { provider: reversal.amountOre, host: -reversal.amountOre },
  )

/** A stay of the demo market: its host was paid outside the provider. Each amount is a fact of its own, or none would follow a change. */
export const outsidePosting = (payout: { bookingId: string; revision: number; owedOre: number }): Posting =>
  booked(
    {
      fact: `outside:${payout.bookingId}:${payout.revision}`,
      kind: 'outside',
      bookingId: payout.bookingId,
      movement: null,
    },
    { outside: -payout.owedOre, host: payout.owedOre },
  )

/** What one booking of a host owes is settled with what another is owed: no money moves. */
export const offsetPosting = (offset: { id: string; from: string; to: string; amountOre: number }): Posting => ({
  fact: `offset:${offset.id}`,
  kind: 'offset',
  bookingId: offset.from,
  movement: null,
  entries: [
    { account: 'host', bookingId: offset.from, amountOre: offset.amountOre },
    { account: 'host', bookingId: offset.to, amountOre: -offset.amountOre },
  ],
})

type Disputed = { id: string; bookingId: string; amountOre: number }

/** The provider takes a disputed amount away until the bank decides. */
export const disputeOpenedPosting = ({ id, bookingId, amountOre }: Disputed): Posting =>
  booked(
    { fact: `dispute:${id}:opened`, kind: 'dispute_opened', bookingId, movement: `dispute:${id}:withdrawn` },
    { provider: -amountOre, disputed: amountOre },
  )

/** A won dispute brings the amount back. */
export const disputeWonPosting = ({ id, bookingId, amountOre }: Disputed): Posting =>
  booked(
    { fact: `dispute:${id}:closed`, kind: 'dispute_won', bookingId, movement: `dispute:${id}:reinstated` },
    { provider: amountOre, disputed: -amountOre },
  )

/**
 * A lost dispute is borne as booking says: by whom what was owed would have been taken from, and of late money by nobody. What is left is
 * the platform's loss.
 */
export const disputeLostPosting = (
  { id, bookingId, amountOre }: Disputed,
  { hostShareOre, platformFeeOre, serviceFeeOre, lateOre }: Shares & { lateOre: number },
): Posting => {
  const nobodys = amountOre - hostShareOre - platformFeeOre - serviceFeeOre - lateOre
  return booked(
    { fact: `dispute:${id}:closed`, kind: 'dispute', bookingId, movement: null },
    {
      disputed: -amountOre,
      guests: lateOre,
      host: hostShareOre,
      platform_fee: platformFeeOre + nobodys,
      ...serviceFee(serviceFeeOre),
    },
  )
}
