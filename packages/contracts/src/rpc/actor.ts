import { z } from 'zod'
import { Uuid } from '../values/ids.ts'

/** The person or service a call is made for. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({
    kind: z.literal('user'),
    userId: Uuid,
    roles: z.array(z.enum(['guest', 'host', 'host_hotel', 'admin'])),
  }),
  z.object({ kind: z.literal('service'), name: z.string() }),
])
export type Actor = z.infer<typeof actor>
