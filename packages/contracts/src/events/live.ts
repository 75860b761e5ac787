import { z } from 'zod'
import { Message, ThreadId } from '../messaging/threads.ts'
import { Uuid } from '../values/ids.ts'

/** A hint to a person's browsers that something changed. Nothing depends on its arrival. */
export const notice = z.object({ v: z.literal(1), type: z.string(), id: z.string(), revision: z.int().nonnegative() })
export type Notice = z.infer<typeof notice>

/**
 * What a thread sends to the browsers of its participants (docs/product/messages.md, Live). A browser that misses a `message` sees it by
 * the gap in `seq`, or asks with `resume` after a break.
 */
export const threadFrame = z.discriminatedUnion('type', [
  z.object({ v: z.literal(1), type: z.literal('message'), message: Message }),
  z.object({ v: z.literal(1), type: z.literal('read'), threadId: ThreadId, readerId: Uuid, seq: z.int() }),
  z.object({ v: z.literal(1), type: z.literal('typing'), threadId: ThreadId, userId: Uuid }),
  /** The messages of `resume` are sent: the browser has all up to `lastSeq`, or fetches the rest when `more`. */
  z.object({ v: z.literal(1), type: z.literal('resumed'), threadId: ThreadId, lastSeq: z.int(), more: z.boolean() }),
  /** The person has no such thread, whether or not somebody else has. */
  z.object({ v: z.literal(1), type: z.literal('refused'), threadId: ThreadId, code: z.literal('thread.notFound') }),
])
export type ThreadFrame = z.infer<typeof threadFrame>

/** What travels on a person's subject: frames of threads, and notices. */
export const liveMessage = z.union([threadFrame, notice])
export type LiveMessage = z.infer<typeof liveMessage>

/**
 * What a BFF itself tells a browser: `beat` that the line lives, which the browser cannot see by pings, and `missed` that frames may
 * have been lost, so that it resumes as after a break.
 */
export const lineFrame = z.object({ v: z.literal(1), type: z.enum(['beat', 'missed']) })
export type LineFrame = z.infer<typeof lineFrame>
/** How often a browser hears something, ms. */
export const beatMs = 30_000

/** Most threads that a browser resumes at once. */
export const mostResumedThreads = 20

/** What a browser sends: that its person types, or where it was in threads before a break. */
export const browserFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), threadId: ThreadId }),
  z.object({
    type: z.literal('resume'),
    threads: z.array(z.object({ id: ThreadId, after: z.int().nonnegative() })).max(mostResumedThreads),
  }),
])
export type BrowserFrame = z.infer<typeof browserFrame>

/** The subject of a person's notices and of the frames of their threads. */
export const userNoticeSubject = (userId: string): string => `live.user.${userId}`
/** The subject of ended sessions, which every BFF subscribes to. */
export const sessionEndedSubject = 'live.sessions'
export const sessionEnded = z.object({ userId: Uuid, tokenHash: z.string().nullable() })
export type SessionEnded = z.infer<typeof sessionEnded>
/** The subject on which a BFF asks the others to close a person's oldest sockets in favour of a newer one. */
export const socketsLeaveSubject = 'live.sockets.leave'
export const socketsLeave = z.object({ userId: Uuid, socketIds: z.array(z.string()) })
/**
 * The subject on which listings names homes right after a commit that may have changed their pages, cards or reviews; `ids` is null for
 * every home. Every BFF drops the answers about them that strangers share. A message may be lost.
 */
export const homesChangedSubject = 'live.homes'
export const homesChanged = z.object({ v: z.literal(1), ids: z.array(Uuid).nullable() })
/** The subject on which the test clock is advanced (sandbox only). */
export const clockSubject = 'clock.set'
