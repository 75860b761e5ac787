import { z } from 'zod'
import { Percent } from '../values/money.ts'

/** The platform's settings that prices depend on. Each booking has a snapshot of them. */
export const FeeSettings = z.object({
  model: z.enum(['split', 'host_only']),
  /** Guest service fee on discounted nights, percent. */
  serviceFeePercent: Percent,
  /** Host platform fee on nights + cleaning, percent. */
  platformFeePercent: Percent,
  /** ISO weekdays (1 Monday … 7 Sunday) whose nights are weekend nights. */
  weekendNights: z.array(z.int().min(1).max(7)),
  /** Whether a promotion may follow a length discount. */
  discountStacking: z.boolean(),
})
export type FeeSettings = z.infer<typeof FeeSettings>

/** The settings until an admin changes them (docs/product/money.md, Fees): the guest pays 15 %, the host 10 %, stacking is allowed. */
export const defaultFeeSettings: FeeSettings = {
  model: 'split',
  serviceFeePercent: 15,
  platformFeePercent: 10,
  weekendNights: [5, 6],
  discountStacking: true,
}
