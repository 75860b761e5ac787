import { z } from 'zod'

/** Settings of the baseline's process. */
export const BaselineSpec = z.object({
  port: z.int(),
  /** The folder with recorded statements (../floor/record-floor.ts). */
  floors: z.string(),
  /** Addresses of the services' own databases. */
  databases: z.object({
    identity: z.string(),
    listings: z.string(),
    pricing: z.string(),
    booking: z.string(),
    payouts: z.string(),
  }),
})
export type BaselineSpec = z.infer<typeof BaselineSpec>

/** Connections to each database, as a service has by default. */
export const poolSize = 10
