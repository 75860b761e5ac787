import { type FeeSettings, percentOf } from '@nordbo/contracts'

/** Who pays what of a stay besides the nights, øre. */
export interface Fees {
  /** Paid by the guest on top. */
  serviceFeeOre: number
  /** Kept from the host's share. */
  platformFeeOre: number
}

/**
 * Fees on a stay. The guest's is taken of the discounted nights and exists in the `split` model only; the host's is taken
 * of nights + cleaning. Source: docs/product/money.md, Fees.
 */
export const feesOf = (discountedNightsOre: number, cleaningOre: number, settings: FeeSettings): Fees => ({
  serviceFeeOre: settings.model === 'split' ? percentOf(discountedNightsOre, settings.serviceFeePercent) : 0,
  platformFeeOre: percentOf(discountedNightsOre + cleaningOre, settings.platformFeePercent),
})
