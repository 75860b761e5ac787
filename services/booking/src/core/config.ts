import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** The configuration of the booking service. */
export const bookingConfig = kitConfig.extend({
  /** The payment provider's secret key. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** The provider's address: Stripe when absent, else the sandbox. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The public address; a bank's own page leads back to it. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  /** How many nights a guest may hold unpaid at once, over all listings. */
  HELD_NIGHTS_LIMIT: z.coerce.number().int().min(1).default(60),
  /**
   * Beginnings of addresses, separated by commas, from which calendars are read although their host is private: this system's own
   * calendar files while it has no public address. Not in production.
   */
  CALENDAR_LOCAL_ADDRESSES: z.string().optional(),
  /** Whether the Christmas campaign runs while no administrator has set it. */
  CHRISTMAS_CAMPAIGN: z.enum(['on', 'off']).default('on'),
})
export type BookingConfig = z.infer<typeof bookingConfig>
