import type { AlterationTerms, Quote, StaySide } from '@nordbo/contracts'
import { moneyLeft, type Shares, sumOfLines, withoutShares } from '../cancellation/shares.ts'
import type { StoredAlteration } from './alteration-store.ts'

/** By how much the second price is more than the first, and whose it is. The shares sum to the difference of the totals. */
export const sharesBetween = (agreed: Quote, changed: Quote): Shares => withoutShares(changed, agreed)

/** Would the changed price still cover what was given back of the agreed one? Less than that could not be refunded. */
export const coversRefunds = (changed: Quote, given: Shares): boolean => {
  const { lines, shares } = moneyLeft(changed, given)
  return Math.min(sumOfLines(lines), ...Object.values(lines), ...Object.values(shares)) >= 0
}

/** What a change means, as a side is told it. */
export const termsOf = (
  change: Pick<StoredAlteration, 'checkIn' | 'checkOut' | 'guests' | 'quote' | 'differenceOre' | 'hostDifferenceOre'>,
  side: StaySide,
): AlterationTerms => {
  const { checkIn, checkOut, guests, quote, differenceOre, hostDifferenceOre } = change
  return {
    ...{ checkIn, checkOut, guests, differenceOre },
    nights: quote.nights,
    totalOre: quote.totalOre,
    hostDifferenceOre: side === 'host' ? hostDifferenceOre : null,
  }
}
