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

/** A small hint to a person's browsers that something changed; nothing depends on its arrival. */
export const notice = z.object({ v: z.literal(1), type: z.string(), id: z.string(), revision: z.int().nonnegative() })
export type Notice = z.infer<typeof notice>

/** Subject of the notices of one person. */
export const userNoticeSubject = (userId: string): string => `live.user.${userId}`
/** Subject on which ended sessions are told to every BFF. */
export const sessionEndedSubject = 'live.sessions'
export const sessionEnded = z.object({ userId: z.uuid(), tokenHash: z.string().nullable() })
export type SessionEnded = z.infer<typeof sessionEnded>
/** Subject on which BFFs tell each other which sockets of a person have to leave for a newer one. */
export const socketsLeaveSubject = 'live.sockets.leave'
export const socketsLeave = z.object({ userId: z.uuid(), socketIds: z.array(z.string()) })
/** Subject on which the test clock is moved (sandbox only). */
export const clockSubject = 'clock.set'

/** The person or service a call is made for. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({
    kind: z.literal('user'),
    userId: z.uuid(),
    roles: z.array(z.enum(['guest', 'host', 'host_hotel', 'admin'])),
  }),
  z.object({ kind: z.literal('service'), name: z.string() }),
])
export type Actor = z.infer<typeof actor>
