import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** The configuration of payouts. */
export const payoutsConfig = kitConfig.extend({
  /** The payment provider's secret key. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** The provider's address: Stripe itself when absent, the sandbox otherwise. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The product's public address: the provider's forms lead back to it. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
})
export type PayoutsConfig = z.infer<typeof payoutsConfig>
