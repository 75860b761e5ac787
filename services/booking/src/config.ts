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
  /** Whether the first booking of a home carries no host fee (decisions.md, Money). */
  CHRISTMAS_CAMPAIGN: z.enum(['on', 'off']).default('on'),
})
export type BookingConfig = z.infer<typeof bookingConfig>
