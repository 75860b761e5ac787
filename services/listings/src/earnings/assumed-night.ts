import type { EstimatedHome } from '@nordbo/contracts'

/** The price of a night without comparable homes, øre (docs/product/listings.md, Earnings estimate). */
export const assumedNightOre = ({ kind, bedrooms }: EstimatedHome): number =>
  (kind === 'summerhouse' ? 1_200_00 : 800_00) + 150_00 * bedrooms
