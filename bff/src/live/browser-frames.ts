import { type BrowserFrame, browserFrame, type ThreadFrame, type ThreadId, userNoticeSubject } from '@nordbo/contracts'
import { type ConcurrencyLimiter, createConcurrencyLimiter, type Logger } from '@nordbo/service-kit'
import type { NatsConnection } from 'nats'
import type { Services } from '../services/services.ts'
import type { SessionCache } from '../services/session-cache.ts'
import { allowFrames } from './frame-allowance.ts'
import { type LiveSocket, sessionEndedCode } from './live-sockets.ts'
import type { Presence } from './presence.ts'
import { sendInTurn } from './send-text.ts'
import { type Asking, rememberParticipants } from './thread-participants.ts'

/** Close code for a frame that no page sends (docs/product/messages.md, Live). */
export const badFrameCode = 4400
/** Close code for a person who sends more frames than pages do. */
export const tooManyFramesCode = 4428
/** Close code when the messages of a break cannot be read now: the browser reconnects and asks again. */
export const tryAgainCode = 1013
/** Shortest time between two signs of typing of one socket, ms. */
const typingMs = 2_000
/** Messages of one thread in a resume; the browser fetches the others. */
const mostResumed = 100
/** Reads for resumes at once. After a restart thousands ask together, and what waits here does not time out there. */
const readsAtOnce = 16

/** What frames of browsers need. */
export interface BrowserFrameDeps {
  nats: NatsConnection
  services: Pick<Services, 'messaging'>
  sessions: SessionCache
  log: Logger
}

/** Where a browser says which thread it shows. */
type Watching = Pick<Presence, 'watch'>

/** Takes what a browser sends on its socket. */
export type TakeFrame = (userId: string, open: LiveSocket, data: unknown, isBinary: boolean) => void

const read = (data: unknown, isBinary: boolean): BrowserFrame | null => {
  if (isBinary) return null
  try {
    return browserFrame.parse(JSON.parse(String(data)))
  } catch {
    return null
  }
}

/** A thread of somebody else and one that does not exist are refused alike. */
const refusal = (threadId: ThreadId): ThreadFrame => ({ v: 1, type: 'refused', threadId, code: 'thread.notFound' })

/** Tells the other person of a thread that this one types, where both share their reading and nobody has blocked it. */
const tellTyping = ({ nats, services }: BrowserFrameDeps) => {
  const find = rememberParticipants(services)
  return async (threadId: ThreadId, open: LiveSocket, asking: Asking): Promise<void> => {
    const now = performance.now()
    if (now - open.typedAt < typingMs) return
    open.typedAt = now
    const found = await find(threadId, asking)
    if (!found) return void (await sendInTurn(open, refusal(threadId)))
    if (found.blocked || !found.sharesReading) return
    const other = found.guestId === asking.userId ? found.hostId : found.guestId
    const frame: ThreadFrame = { v: 1, type: 'typing', threadId, userId: asking.userId }
    nats.publish(userNoticeSubject(other), JSON.stringify(frame))
  }
}

/**
 * Sends the messages after a place. The socket already gets new ones, so that none is lost in between; one that comes both ways has the
 * same place.
 */
const resume = async (
  { services, reads }: Pick<BrowserFrameDeps, 'services'> & { reads: ConcurrencyLimiter },
  { id, after }: { id: ThreadId; after: number },
  open: LiveSocket,
  { actor }: Asking,
): Promise<void> => {
  if (open.socket.readyState !== open.socket.OPEN) return
  const answer = await reads.run(() =>
    services.messaging.messages({ threadId: id, after, limit: mostResumed }, { actor }),
  )
  if (!answer.ok) return void (await sendInTurn(open, refusal(id)))
  const { items, more } = answer.value
  for (const message of items) if (!(await sendInTurn(open, { v: 1, type: 'message', message }))) return
  await sendInTurn(open, { v: 1, type: 'resumed', threadId: id, lastSeq: items.at(-1)?.seq ?? after, more })
}

/** Takes browsers' frames: one after the other per socket, with the session checked at each. */
export const takeBrowserFrames = (deps: BrowserFrameDeps & Watching): TakeFrame => {
  const { sessions, log } = deps
  const allowance = allowFrames()
  const typing = tellTyping(deps)
  const reads = createConcurrencyLimiter(readsAtOnce)
  const handle = async (frame: BrowserFrame, userId: string, open: LiveSocket): Promise<void> => {
    const session = await sessions.find(open.token)
    if (!session) return open.socket.close(sessionEndedCode, 'session ended')
    const { user, roles } = session
    const asking: Asking = {
      userId,
      actor: { kind: 'user', userId: user.id, roles, emailVerified: user.emailVerified },
    }
    if (frame.type === 'typing') return typing(frame.threadId, open, asking)
    if (frame.type === 'watch') return deps.watch(open, frame.threadId, asking)
    for (const thread of frame.threads) await resume({ ...deps, reads }, thread, open, asking)
  }
  return (userId, open, data, isBinary) => {
    const frame = read(data, isBinary)
    if (!frame) return open.socket.close(badFrameCode, 'bad frame')
    const cost = frame.type === 'resume' ? 1 + frame.threads.length : 1
    if (!allowance.take(userId, cost)) return open.socket.close(tooManyFramesCode, 'too many frames')
    open.work = open.work
      .then(() => handle(frame, userId, open))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'cannot answer a frame')
        // Nobody waits for typing; a resume must not be lost.
        if (frame.type === 'resume') open.socket.close(tryAgainCode, 'try again')
      })
  }
}
