import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** What booking needs to know. */
export const bookingConfig = kitConfig.extend({
  /** The payment provider's secret key. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** Where the provider is; Stripe itself when absent, the sandbox otherwise. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where people reach the product: a bank that asks on a page of its own leads back there. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  /** How many nights a guest may hold unpaid at once, over all homes. */
  HELD_NIGHTS_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Whether the Christmas campaign runs until an administrator says otherwise. */
  CHRISTMAS_CAMPAIGN: z.enum(['on', 'off']).default('on'),
})
export type BookingConfig = z.infer<typeof bookingConfig>
