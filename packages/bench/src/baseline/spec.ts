import { z } from 'zod'

/** What the baseline's process is told. */
export const BaselineSpec = z.object({
  port: z.int(),
  /** Addresses of the services' own databases. */
  databases: z.object({ identity: z.string(), listings: z.string(), pricing: z.string(), booking: z.string() }),
})
export type BaselineSpec = z.infer<typeof BaselineSpec>

/** Connections to each database: as many as a service opens by default. */
export const poolSize = 10
