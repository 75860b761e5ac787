import type { Message } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { readUnsent, type Unsent } from './unsent.ts'

interface OutboxParts {
  /** Where it is kept over a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  key: string
  send: (unsent: Unsent) => Promise<Message>
  onSent: (message: Message) => void
}

/** Is it unknown whether the message arrived, so that it is sent again once there is a connection? */
const isUnanswered = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status >= 500

/** Can the same message be taken later, so that those written after it wait for it? Nobody knows why one failed before a reload. */
const canFollow = (error: unknown): boolean =>
  error === undefined || isUnanswered(error) || (error instanceof ApiProblem && error.status === 429)

/**
 * The messages of a person that the server has not confirmed. They are sent one after another, in the order of writing. In its thread, one
 * that failed holds back those after it until it is sent or given up, except after a refusal that stays.
 */
export const createOutbox = ({ storage, key, send, onSent }: OutboxParts) => {
  let all: readonly Unsent[] = readUnsent(storage?.getItem(key) ?? null)
  /** Why sending failed, by message. */
  const reasons = new Map<string, unknown>()
  const followers = new Set<() => void>()
  let working: Promise<void> = Promise.resolve()

  const set = (next: readonly Unsent[]): void => {
    all = next
    if (next.length > 0) storage?.setItem(key, JSON.stringify(next))
    else storage?.removeItem(key)
    for (const follow of followers) follow()
  }
  const mark = (id: string, state: Unsent['state']): void =>
    set(all.map((unsent) => (unsent.id === id ? { ...unsent, state } : unsent)))

  const fail = (id: string, reason: unknown): void => {
    reasons.set(id, reason)
    mark(id, 'failed')
  }
  /** The messages of a thread that failed and can still be taken, in the order of writing. */
  const heldIn = (threadId: string): Unsent[] =>
    all.filter((one) => one.threadId === threadId && one.state === 'failed' && canFollow(reasons.get(one.id)))

  const sendOne = async (id: string): Promise<void> => {
    const unsent = all.find((one) => one.id === id)
    if (!unsent) return
    const before = heldIn(unsent.threadId).find((one) => all.indexOf(one) < all.indexOf(unsent))
    if (before) return fail(id, reasons.get(before.id))
    try {
      const message = await send(unsent)
      reasons.delete(id)
      onSent(message)
      set(all.filter((one) => one.id !== id))
    } catch (error) {
      fail(id, error)
    }
  }
  const queue = (id: string): Promise<void> => {
    reasons.delete(id)
    mark(id, 'sending')
    working = working.then(() => sendOne(id))
    return working
  }
  /** Sends a message, and what its thread still holds back, in the order of writing. */
  const sendInOrder = async (id: string): Promise<void> => {
    const threadId = all.find((one) => one.id === id)?.threadId
    if (threadId === undefined) return
    const held = new Set(heldIn(threadId).map((one) => one.id)).add(id)
    await Promise.all(all.filter((one) => held.has(one.id)).map((one) => queue(one.id)))
  }

  return {
    all: (): readonly Unsent[] => all,
    reasonOf: (id: string): unknown => reasons.get(id),
    /** Is a message sent again by itself once there is a connection? */
    isRetried: (id: string): boolean => isUnanswered(reasons.get(id)),
    add: (unsent: Omit<Unsent, 'state'>): Promise<void> => {
      set([...all, { ...unsent, state: 'sending' }])
      return sendInOrder(unsent.id)
    },
    retry: sendInOrder,
    discard: (id: string): void => set(all.filter((one) => one.id !== id)),
    /** Sends what has no answer, because the connection is back. */
    retryUnanswered: (): void => {
      for (const { id, state } of all) if (state === 'failed' && isUnanswered(reasons.get(id))) void queue(id)
    },
    follow: (follow: () => void): (() => void) => {
      followers.add(follow)
      return () => void followers.delete(follow)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
