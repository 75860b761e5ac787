import { z } from 'zod'

/** What every event travels in. `revision` counts the changes of its aggregate; a projection ignores what is older. */
export const envelope = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int().positive(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  aggregateId: z.string(),
  revision: z.int().nonnegative(),
  data: z.unknown(),
})
export type Envelope<D = unknown> = Omit<z.infer<typeof envelope>, 'data'> & { data: D }
