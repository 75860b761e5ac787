import { z } from 'zod'
import { dataRightsAnswers } from '../data-rights/answers.ts'
import { defineEvents } from '../events/define-events.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { FeeSettings } from './fee-settings.ts'
import { PriceOverride, RateCard } from './rates.ts'

export const pricingEvents = defineEvents('pricing', {
  ...dataRightsAnswers,
  /** All rates of a listing: its card and every override from today on. */
  ratesChanged: {
    version: 1,
    data: z.object({ listingId: ListingId, card: RateCard, overrides: z.array(PriceOverride), changedAt: Instant }),
  },
  /** The settings that all prices depend on. */
  settingsChanged: { version: 1, data: FeeSettings },
})
