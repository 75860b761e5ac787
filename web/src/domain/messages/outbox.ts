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

/** The messages of a person that the server has not confirmed. They are sent one after another, in the order of writing. */
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

  const sendOne = async (id: string): Promise<void> => {
    const unsent = all.find((one) => one.id === id)
    if (!unsent) return
    try {
      const message = await send(unsent)
      reasons.delete(id)
      onSent(message)
      set(all.filter((one) => one.id !== id))
    } catch (error) {
      reasons.set(id, error)
      mark(id, 'failed')
    }
  }
  const queue = (id: string): Promise<void> => {
    reasons.delete(id)
    mark(id, 'sending')
    working = working.then(() => sendOne(id))
    return working
  }

  return {
    all: (): readonly Unsent[] => all,
    reasonOf: (id: string): unknown => reasons.get(id),
    add: (unsent: Omit<Unsent, 'state'>): Promise<void> => {
      set([...all, { ...unsent, state: 'sending' }])
      return queue(unsent.id)
    },
    retry: queue,
    discard: (id: string): void => set(all.filter((one) => one.id !== id)),
    /** Sends what this page could not send, because the connection is back. */
    retryUnanswered: (): void => {
      for (const { id, state } of all)
        if (state === 'failed' && reasons.has(id) && isUnanswered(reasons.get(id))) void queue(id)
    },
    follow: (follow: () => void): (() => void) => {
      followers.add(follow)
      return () => void followers.delete(follow)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
