import { type FeeSettings, percentOf } from '@nordbo/contracts'

/** The fees of a stay, øre. */
export interface Fees {
  /** Paid by the guest on top. */
  serviceFeeOre: number
  /** Deducted from the host's share. */
  platformFeeOre: number
}

/**
 * The fees of a stay (docs/product/money.md, Fees). The guest's is a share of the discounted nights, in the `split` model only. The
 * host's is a share of nights and cleaning.
 */
export const feesOf = (discountedNightsOre: number, cleaningOre: number, settings: FeeSettings): Fees => ({
  serviceFeeOre: settings.model === 'split' ? percentOf(discountedNightsOre, settings.serviceFeePercent) : 0,
  platformFeeOre: percentOf(discountedNightsOre + cleaningOre, settings.platformFeePercent),
})
