import { z } from 'zod'
import { Uuid } from '../values/ids.ts'

/** A hint to a person's browsers that something changed. Nothing depends on its arrival. */
export const notice = z.object({ v: z.literal(1), type: z.string(), id: z.string(), revision: z.int().nonnegative() })
export type Notice = z.infer<typeof notice>

/** The subject of a person's notices and of the frames of their threads. */
export const userNoticeSubject = (userId: string): string => `live.user.${userId}`
/** The subject of ended sessions, which every BFF subscribes to. */
export const sessionEndedSubject = 'live.sessions'
export const sessionEnded = z.object({ userId: Uuid, tokenHash: z.string().nullable() })
export type SessionEnded = z.infer<typeof sessionEnded>
/** The subject on which a BFF asks the others to close a person's oldest sockets in favour of a newer one. */
export const socketsLeaveSubject = 'live.sockets.leave'
export const socketsLeave = z.object({ userId: Uuid, socketIds: z.array(z.string()) })
/** The subject on which a BFF says that a person's first socket opened there, or that the last one closed. */
export const presenceSubject = (userId: string): string => `live.presence.${userId}`
export const presenceChanged = z.object({ v: z.literal(1) })
/**
 * The subject on which listings names homes right after a commit that may have changed their pages, cards or reviews; `ids` is null for
 * every home. Every BFF drops the answers about them that strangers share. A message may be lost.
 */
export const homesChangedSubject = 'live.homes'
export const homesChanged = z.object({ v: z.literal(1), ids: z.array(Uuid).nullable() })
/** The subject on which the test clock is advanced (sandbox only). */
export const clockSubject = 'clock.set'
