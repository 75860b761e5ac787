import { z } from 'zod'
import { CalendarDate } from '../values/calendar.ts'
import { GuestCounts } from '../values/guests.ts'
import { ListingId } from '../values/ids.ts'
import { Ore, Percent } from '../values/money.ts'
import { FeeSettings } from './fee-settings.ts'

export const DiscountKind = z.enum(['weekly', 'monthly', 'intro', 'last_minute'])
export type DiscountKind = z.infer<typeof DiscountKind>

/** The price of one stay, to the øre. total = subtotal − discounts + cleaning + service fee. */
export const Quote = z.object({
  listingId: ListingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int().min(1),
  nightly: z.array(z.object({ date: CalendarDate, priceOre: Ore })),
  /** Nights before discounts. */
  subtotalOre: Ore,
  /** In the order they were applied; amounts are positive and lower the total. */
  discounts: z.array(z.object({ kind: DiscountKind, percent: Percent, amountOre: Ore })),
  cleaningOre: Ore,
  serviceFeeOre: Ore,
  totalOre: Ore,
  /** What the platform keeps of the host's share. */
  platformFeeOre: Ore,
  /** What the host receives: discounted nights + cleaning − platform fee. */
  hostShareOre: Ore,
  settings: FeeSettings,
  /** The platform fee that a campaign waived, percent; `settings` then says 0. Absent where none was. */
  waivedFeePercent: Percent.exactOptional(),
  /** Intro uses that this quote counted on, or null when no intro discount is in play. */
  introUsed: z.int().min(0).nullable(),
  /** Revision of the rates it was computed from. */
  ratesRevision: z.int(),
})
export type Quote = z.infer<typeof Quote>

/** One stay to be priced. */
export const Stay = z.object({
  listingId: ListingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: GuestCounts.optional(),
})
export type Stay = z.infer<typeof Stay>
