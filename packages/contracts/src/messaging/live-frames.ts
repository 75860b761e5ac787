import { z } from 'zod'
import { notice } from '../events/live.ts'
import { Uuid } from '../values/ids.ts'
import { Message, ThreadId } from './threads.ts'

/**
 * What a thread sends to the browsers of its participants (docs/product/messages.md, Live). A browser that misses a `message` sees it by
 * the gap in `seq`, or asks with `resume` after a break.
 */
export const threadFrame = z.discriminatedUnion('type', [
  z.object({ v: z.literal(1), type: z.literal('message'), message: Message }),
  z.object({ v: z.literal(1), type: z.literal('read'), threadId: ThreadId, readerId: Uuid, seq: z.int() }),
  z.object({ v: z.literal(1), type: z.literal('typing'), threadId: ThreadId, userId: Uuid }),
  /** Whether the other person of the thread that the browser watches has Nordbo open; false also where that is not shown. */
  z.object({ v: z.literal(1), type: z.literal('presence'), threadId: ThreadId, online: z.boolean() }),
  /** Something about the thread is other than before, such as an archive or a block: the browser fetches it again. */
  z.object({ v: z.literal(1), type: z.literal('changed'), threadId: ThreadId }),
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

/** What a browser sends: that its person types, which thread it shows (null for none), or where it was in threads before a break. */
export const browserFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), threadId: ThreadId }),
  z.object({ type: z.literal('watch'), threadId: ThreadId.nullable() }),
  z.object({
    type: z.literal('resume'),
    threads: z.array(z.object({ id: ThreadId, after: z.int32().nonnegative() })).max(mostResumedThreads),
  }),
])
export type BrowserFrame = z.infer<typeof browserFrame>
