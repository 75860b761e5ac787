import { z } from 'zod'

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
