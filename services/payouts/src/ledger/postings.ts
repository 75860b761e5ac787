import { type PaidFact, type RefundedFact, type ReturnedFact, vatWithin } from '@nordbo/contracts'
import type { LedgerAccount, TransactionKind } from '../generated/prisma/client.ts'

/** What a line is about: a booking, or an extra's subscription. */
interface Subject {
  /** Null for a line about an extra. */
  bookingId: string | null
  subscriptionId?: string
}

/** One line of a ledger transaction, øre; positive is debit. */
export interface Entry extends Subject {
  account: LedgerAccount
  amountOre: number
}

/** A ledger transaction to record. */
export interface Posting extends Subject {
  /** The fact behind it. Each fact is recorded once. */
  fact: string
  kind: TransactionKind
  /** Its name in the provider's balance; null where nothing moved there. */
  movement: string | null
  entries: Entry[]
}

/** How an amount is shared, øre. The service fee includes its VAT. The rest belongs to the guest. */
export interface Shares {
  hostShareOre: number
  platformFeeOre: number
  serviceFeeOre: number
}

/** A posting of the lines that are not zero. They must sum to zero. */
export const postingOf = (
  posting: Omit<Posting, 'entries'>,
  lines: Partial<Record<LedgerAccount, number>>,
): Posting => {
  const { bookingId, subscriptionId } = posting
  const subject: Subject = subscriptionId === undefined ? { bookingId } : { bookingId, subscriptionId }
  const entries: Entry[] = []
  const add = (account: LedgerAccount, amountOre: number | undefined): void => {
    if (amountOre) entries.push({ ...subject, account, amountOre })
  }
  add('provider', lines.provider)
  add('outside', lines.outside)
  add('guests', lines.guests)
  add('host', lines.host)
  add('platform_fee', lines.platform_fee)
  add('service_fee', lines.service_fee)
  add('vat', lines.vat)
  add('extras', lines.extras)
  add('disputed', lines.disputed)
  return { ...posting, entries }
}

/** Splits a service fee from its VAT, rounded once per posting. */
const serviceFee = (amountOre: number) => {
  const vat = Math.sign(amountOre) * vatWithin(Math.abs(amountOre))
  return { service_fee: amountOre - vat, vat }
}

/** The shares of an amount as credits. With sign −1 they are reversed. */
const credits = (amountOre: number, { hostShareOre, platformFeeOre, serviceFeeOre }: Shares, sign: 1 | -1) => ({
  host: -sign * hostShareOre,
  platform_fee: -sign * platformFeeOre,
  ...serviceFee(-sign * serviceFeeOre),
  guests: -sign * (amountOre - hostShareOre - platformFeeOre - serviceFeeOre),
})

const cashLine = (imported: boolean, amountOre: number) => (imported ? { outside: amountOre } : { provider: amountOre })

/** A guest's payment. */
export const paymentPosting = (paid: PaidFact): Posting =>
  postingOf(
    {
      fact: `payment:${paid.paymentId}`,
      kind: 'payment',
      bookingId: paid.bookingId,
      movement: paid.imported || paid.intentId === null ? null : `charge:${paid.intentId}`,
    },
    { ...cashLine(paid.imported, paid.amountOre), ...credits(paid.amountOre, paid, 1) },
  )

/** A refund to the guest. */
export const refundPosting = (refunded: RefundedFact): Posting =>
  postingOf(
    {
      fact: `refund:${refunded.refundId}`,
      kind: 'refund',
      bookingId: refunded.bookingId,
      movement: refunded.imported ? null : `refund:${refunded.refundId}`,
    },
    { ...cashLine(refunded.imported, -refunded.amountOre), ...credits(refunded.amountOre, refunded, -1) },
  )

/** A refund that the guest's bank returned: the platform owes it to the guest. */
export const refundFailedPosting = ({ refundId, returns, bookingId, amountOre }: ReturnedFact): Posting =>
  postingOf(
    { fact: `refund:${refundId}:failed:${returns}`, kind: 'refund', bookingId, movement: `refund:${refundId}` },
    { provider: amountOre, guests: -amountOre },
  )

/** A returned refund that was sent again. */
export const refundSentAgainPosting = ({ refundId, returns, bookingId, amountOre }: ReturnedFact): Posting =>
  postingOf(
    { fact: `refund:${refundId}:again:${returns}`, kind: 'refund', bookingId, movement: `refund:${refundId}` },
    { provider: -amountOre, guests: amountOre },
  )

/** A transfer to the host. */
export const transferPosting = (transfer: { id: string; bookingId: string; amountOre: number }): Posting =>
  postingOf(
    {
      fact: `transfer:${transfer.id}`,
      kind: 'transfer',
      bookingId: transfer.bookingId,
      movement: `transfer:${transfer.id}`,
    },
    { provider: -transfer.amountOre, host: transfer.amountOre },
  )

/** A reversal of part of a transfer. */
export const reversalPosting = (reversal: { id: string; bookingId: string; amountOre: number }): Posting =>
  postingOf(
    {
      fact: `reversal:${reversal.id}`,
      kind: 'reversal',
      bookingId: reversal.bookingId,
      movement: `reversal:${reversal.id}`,
    },
    { provider: reversal.amountOre, host: -reversal.amountOre },
  )

/** The payout of an imported stay, paid outside the provider. The revision makes each changed amount a fact of its own. */
export const importedPayoutPosting = (payout: { bookingId: string; revision: number; owedOre: number }): Posting =>
  postingOf(
    {
      fact: `outside:${payout.bookingId}:${payout.revision}`,
      kind: 'outside',
      bookingId: payout.bookingId,
      movement: null,
    },
    { outside: -payout.owedOre, host: payout.owedOre },
  )

/** An offset: one booking's debt is settled with money owed for another. No money moves. */
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

/** The provider withdraws a disputed amount until the bank decides. */
export const disputeOpenedPosting = ({ id, bookingId, amountOre }: Disputed): Posting =>
  postingOf(
    { fact: `dispute:${id}:opened`, kind: 'dispute_opened', bookingId, movement: `dispute:${id}:withdrawn` },
    { provider: -amountOre, disputed: amountOre },
  )

/** The provider returns the amount of a won dispute. */
export const disputeWonPosting = ({ id, bookingId, amountOre }: Disputed): Posting =>
  postingOf(
    { fact: `dispute:${id}:closed`, kind: 'dispute_won', bookingId, movement: `dispute:${id}:reinstated` },
    { provider: amountOre, disputed: -amountOre },
  )

/** A lost dispute, borne by the shares that booking reports. The platform bears the rest. */
export const disputeLostPosting = (
  { id, bookingId, amountOre }: Disputed,
  { hostShareOre, platformFeeOre, serviceFeeOre, lateOre }: Shares & { lateOre: number },
): Posting => {
  const platformLossOre = amountOre - hostShareOre - platformFeeOre - serviceFeeOre - lateOre
  return postingOf(
    { fact: `dispute:${id}:closed`, kind: 'dispute', bookingId, movement: null },
    {
      disputed: -amountOre,
      guests: lateOre,
      host: hostShareOre,
      platform_fee: platformFeeOre + platformLossOre,
      ...serviceFee(serviceFeeOre),
    },
  )
}
