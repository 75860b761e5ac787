import { vatWithin } from '@nordbo/contracts'
import { type Posting, postingOf } from './postings.ts'

/** A month of an extra that its host paid for. `intentId`: the payment at the provider. Amounts are øre. */
interface PaidMonth {
  invoiceId: string
  subscriptionId: string
  intentId: string
  amountOre: number
}

/** An extra's price as credits: VAT is within it (docs/product/extras.md, Payment). With sign −1 they are reversed. */
const credits = (amountOre: number, sign: 1 | -1) => {
  const vat = vatWithin(amountOre)
  return { extras: -sign * (amountOre - vat), vat: -sign * vat }
}

/** A host's payment for a month of an extra. */
export const extraPosting = ({ invoiceId, subscriptionId, intentId, amountOre }: PaidMonth): Posting =>
  postingOf(
    { fact: `extra:${invoiceId}`, kind: 'extra', bookingId: null, subscriptionId, movement: `charge:${intentId}` },
    { provider: amountOre, ...credits(amountOre, 1) },
  )

interface DisputedMonth {
  id: string
  subscriptionId: string
  amountOre: number
}

/** The provider withdraws what a host disputes of an extra. */
export const extraDisputedPosting = ({ id, subscriptionId, amountOre }: DisputedMonth): Posting =>
  postingOf(
    {
      fact: `dispute:${id}:opened`,
      kind: 'dispute_opened',
      bookingId: null,
      subscriptionId,
      movement: `dispute:${id}:withdrawn`,
    },
    { provider: -amountOre, disputed: amountOre },
  )

/** The bank has decided: the provider returns a won amount, a lost one lowers what the extra brought in. */
export const extraDecidedPosting = (
  { id, subscriptionId, amountOre }: DisputedMonth,
  outcome: 'won' | 'lost',
): Posting => {
  const about = { fact: `dispute:${id}:closed`, bookingId: null, subscriptionId }
  return outcome === 'won'
    ? postingOf(
        { ...about, kind: 'dispute_won', movement: `dispute:${id}:reinstated` },
        { provider: amountOre, disputed: -amountOre },
      )
    : postingOf({ ...about, kind: 'dispute', movement: null }, { disputed: -amountOre, ...credits(amountOre, -1) })
}
