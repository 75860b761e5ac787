import { z } from 'zod'
import { Uuid } from '../values/ids.ts'

/** The person or service a call is made for. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({
    kind: z.literal('user'),
    userId: Uuid,
    roles: z.array(z.enum(['guest', 'host', 'host_hotel', 'admin'])),
    /** Whether the person has shown that the mail address is theirs. Left out when the caller does not know. */
    emailVerified: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('service'), name: z.string() }),
])
export type Actor = z.infer<typeof actor>
