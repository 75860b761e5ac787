import { Discounts, NightPriceOre, RateCard, RatePatch } from '@nordbo/listing-rules'
import { z } from 'zod'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'

export { Discounts, NightPriceOre, RateCard, RatePatch }

/** A price for one date, which replaces base price and weekend markup. */
export const PriceOverride = z.object({ date: CalendarDate, priceOre: NightPriceOre })
export type PriceOverride = z.infer<typeof PriceOverride>

/** A listing's rates as its host sees them. */
export const Rates = z.object({
  listingId: ListingId,
  hostId: UserId,
  card: RateCard,
  overrides: z.array(PriceOverride),
  revision: z.int(),
})
