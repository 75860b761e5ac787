import { z } from 'zod'

/** The monthly extras of a home (docs/product/listings.md, Extras). */
export const WantedExtra = z.enum(['INSURANCE', 'FEATURED', 'INSTANT_PAYOUTS', 'SMART_PRICING'])
export type WantedExtra = z.infer<typeof WantedExtra>

/** The price of each extra per month, øre. */
export const extraPriceOre: Record<WantedExtra, number> = {
  INSURANCE: 299_00,
  FEATURED: 499_00,
  INSTANT_PAYOUTS: 149_00,
  SMART_PRICING: 199_00,
}
