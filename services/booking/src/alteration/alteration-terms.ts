import type { AlterationTerms, StaySide } from '@nordbo/contracts'
import type { StoredAlteration } from '../booking/alteration-store.ts'

/** The terms of an alteration as one side sees them: only the host sees the host's difference. */
export const toAlterationTerms = (
  alteration: Pick<
    StoredAlteration,
    'checkIn' | 'checkOut' | 'guests' | 'quote' | 'differenceOre' | 'hostDifferenceOre' | 'waivedOre'
  >,
  side: StaySide,
): AlterationTerms => {
  const { checkIn, checkOut, guests, quote, differenceOre, hostDifferenceOre, waivedOre } = alteration
  return {
    checkIn,
    checkOut,
    guests,
    differenceOre,
    waivedOre,
    nights: quote.nights,
    totalOre: quote.totalOre,
    hostDifferenceOre: side === 'host' ? hostDifferenceOre : null,
  }
}
