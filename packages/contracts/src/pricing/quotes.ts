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
  /** In the order of application. Amounts are positive and lower the total. */
  discounts: z.array(z.object({ kind: DiscountKind, percent: Percent, amountOre: Ore })),
  cleaningOre: Ore,
  serviceFeeOre: Ore,
  totalOre: Ore,
  /** What the platform keeps of the host's share. */
  platformFeeOre: Ore,
  /** What the host receives: discounted nights + cleaning − platform fee. */
  hostShareOre: Ore,
  settings: FeeSettings,
  /** The platform fee that a campaign waived, percent; `settings` has 0 then. Absent without a campaign. */
  waivedFeePercent: Percent.exactOptional(),
  /** The number of intro uses that this quote assumed; null without an intro discount. */
  introUsed: z.int().min(0).nullable(),
  /** The revision of the rates that it was computed from. */
  ratesRevision: z.int(),
})
export type Quote = z.infer<typeof Quote>

/** A stay to quote. */
export const Stay = z.object({
  listingId: ListingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: GuestCounts.optional(),
})
export type Stay = z.infer<typeof Stay>
