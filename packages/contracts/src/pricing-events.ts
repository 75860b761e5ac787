import { z } from 'zod'
import { defineEvents } from './define.ts'
import { FeeSettings, PriceOverride, RateCard } from './pricing.ts'
import { Instant, ListingId } from './vocabulary.ts'

export const pricingEvents = defineEvents('pricing', {
  /** A listing's whole rates: card and every override from today on. */
  ratesChanged: {
    version: 1,
    data: z.object({ listingId: ListingId, card: RateCard, overrides: z.array(PriceOverride), changedAt: Instant }),
  },
  /** The settings that shape every price. */
  settingsChanged: { version: 1, data: FeeSettings },
})
