import { z } from 'zod'
import { Uuid } from '../values/ids.ts'

/** The envelope of every event. `revision` is that of its aggregate; projections ignore older ones. */
export const envelope = z.object({
  id: Uuid,
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
