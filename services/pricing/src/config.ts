import { kitConfig } from '@nordbo/service-kit'
import type { z } from 'zod'

/** What pricing needs to know: nothing beyond the kit. */
export const pricingConfig = kitConfig
export type PricingConfig = z.infer<typeof pricingConfig>
