import type { Actor, messagingService, OutputOf, ThreadId } from '@nordbo/contracts'
import type { Services } from '../services/services.ts'

/** How long it is remembered who is in a thread, ms of real time. */
const rememberedMs = 5_000
const mostRemembered = 10_000

/** Who is in a thread. */
export type Participants = OutputOf<(typeof messagingService)['procedures']['threadParticipants']>

/** Who asks. */
export interface Asking {
  userId: string
  actor: Actor
}

/** Finds who is in a thread of a person; null when it is not theirs. */
export type FindParticipants = (threadId: ThreadId, asking: Asking) => Promise<Participants | null>

/**
 * Asks messaging who is in a thread; null when it is not the person's.
 * @throws when messaging fails, which says nothing about the thread
 */
export const askParticipants = async (
  { messaging }: Pick<Services, 'messaging'>,
  threadId: ThreadId,
  { actor }: Asking,
): Promise<Participants | null> => {
  const answer = await messaging.threadParticipants({ threadId }, { actor })
  if (answer.ok) return answer.value
  if (answer.error.code === 'thread.notFound') return null
  throw new Error(`messaging refused who is in a thread: ${answer.error.code}`)
}

/** Asks messaging, and remembers the answer shortly, so that typing costs a call every few seconds only. */
export const rememberParticipants = (services: Pick<Services, 'messaging'>): FindParticipants => {
  const held = new Map<string, { until: number; found: Participants | null }>()
  return async (threadId, asking) => {
    const key = `${asking.userId} ${threadId}`
    const cached = held.get(key)
    if (cached && cached.until > performance.now()) return cached.found
    const found = await askParticipants(services, threadId, asking)
    if (held.size >= mostRemembered) held.clear()
    held.set(key, { until: performance.now() + rememberedMs, found })
    return found
  }
}
