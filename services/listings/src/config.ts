import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** What listings needs to know. */
export const listingsConfig = kitConfig.extend({
  /** Decides where public points lie: whoever has it and a public point can find the house. */
  FUZZ_SECRET: z.string().min(32),
})
export type ListingsConfig = z.infer<typeof listingsConfig>
