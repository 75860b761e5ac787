/** Fewer comparable homes say nothing about a price. */
export const fewestHomes = 5
/** Smaller differences, in percent of the current price, are not proposed. */
const leastChangePercent = 5
const dkk = 100
const roundToOre = 10 * dkk
const leastOre = 100 * dkk
const mostOre = 50_000 * dkk

/** What a night's price is proposed from. Amounts are øre. */
export interface NightFacts {
  currentOre: number
  /** The median price of the comparable homes, and how many of them are taken, percent. */
  medianOre: number
  takenPercent: number
}

/** What many or few taken homes add to the median, percent. */
const demandPercent = (takenPercent: number): number => {
  if (takenPercent >= 75) return 10
  if (takenPercent >= 50) return 5
  return takenPercent <= 25 ? -5 : 0
}

/**
 * The price to propose for a night, øre; undefined if the current one is close to it. The median of comparable homes, more where most of
 * them are taken, in whole tens of kroner (docs/product/extras.md, Price proposals).
 */
export const proposePrice = ({ currentOre, medianOre, takenPercent }: NightFacts): number | undefined => {
  const fitting = (medianOre * (100 + demandPercent(takenPercent))) / 100
  const rounded = Math.round(fitting / roundToOre) * roundToOre
  const proposedOre = Math.min(Math.max(rounded, leastOre), mostOre)
  return Math.abs(proposedOre - currentOre) * 100 >= currentOre * leastChangePercent ? proposedOre : undefined
}
