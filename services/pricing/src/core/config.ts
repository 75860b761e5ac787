import { kitConfig } from '@nordbo/service-kit'
import type { z } from 'zod'

/** The configuration of pricing: only the kit's. */
export const pricingConfig = kitConfig
export type PricingConfig = z.infer<typeof pricingConfig>
