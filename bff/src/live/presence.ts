import { type LiveMessage, presenceChanged, presenceSubject, type ThreadId } from '@nordbo/contracts'
import { createConcurrencyLimiter, type Logger, subscribeToSubject } from '@nordbo/service-kit'
import type { NatsConnection } from 'nats'
import type { Services } from '../services/services.ts'
import type { LiveSocket } from './live-sockets.ts'
import type { OpenSockets } from './open-sockets.ts'
import { push } from './send-text.ts'
import { type Asking, askParticipants, type Participants } from './thread-participants.ts'

/** A person who comes back within this time was never away: pages are reloaded, and lines break, ms. */
const graceMs = 5_000
/** Threads that messaging is asked for at once. When many pages come back at once, what they missed goes first. */
const mostAsked = 1

/** What presence works with. */
export interface PresenceDeps {
  nats: NatsConnection
  services: Pick<Services, 'messaging'>
  log: Logger
}

/** Tells open chats whether the other person is here (docs/product/messages.md, Presence). */
export interface Presence {
  /** A socket shows a thread from now on, or none. It is told at once, and whenever that changes. */
  watch(open: LiveSocket, threadId: ThreadId | null, asking: Asking): Promise<void>
  /** Looks again whether a socket may see the other person, and whether they are here. Does nothing for one that shows no thread. */
  lookAgain(open: LiveSocket): void
  /** A socket is gone. */
  end(open: LiveSocket): void
  /** A person's first socket of this process opened, or the last one closed. */
  changed(userId: string): void
}

/** What a socket watches. */
interface Watch {
  threadId: ThreadId
  asking: Asking
  /** Whether messaging must be asked whether the thread is theirs, and what may be shown. */
  mustAsk: boolean
  /** The other person, once messaging was asked. */
  otherId: string | null
  /** Whether this person may see the other. */
  allowed: boolean
  /** Counts looks: only the latest tells. */
  look: number
  told: boolean | null
  /** Runs while the other person may come back. */
  grace: NodeJS.Timeout | null
}

const otherOf = ({ guestId, hostId }: Participants, { asking }: Watch): string =>
  guestId === asking.userId ? hostId : guestId

const frameOf = (threadId: ThreadId, online: boolean): LiveMessage => ({ v: 1, type: 'presence', threadId, online })

/** Watchers by the person whom they watch, with one subscription each. */
const watchersOf = ({ nats, log }: PresenceDeps, onChange: (open: LiveSocket) => void) => {
  const people = new Map<string, { sockets: Set<LiveSocket>; stop: () => void }>()
  return {
    add: (otherId: string, open: LiveSocket): void => {
      const person = people.get(otherId) ?? {
        sockets: new Set(),
        stop: subscribeToSubject(nats, presenceSubject(otherId), presenceChanged, log, () => {
          for (const each of people.get(otherId)?.sockets ?? []) onChange(each)
        }),
      }
      people.set(otherId, person)
      person.sockets.add(open)
    },
    remove: (otherId: string, open: LiveSocket): void => {
      const person = people.get(otherId)
      if (!person?.sockets.delete(open) || person.sockets.size > 0) return
      people.delete(otherId)
      person.stop()
    },
  }
}

/** Presence is what Redis counts of people's sockets: of a BFF that was killed, it expires. */
export const openPresence = (deps: PresenceDeps, counter: Pick<OpenSockets, 'isOpen'>): Presence => {
  const { nats, services, log } = deps
  const watches = new WeakMap<LiveSocket, Watch>()
  const asked = createConcurrencyLimiter(mostAsked)

  const end = (open: LiveSocket): void => {
    const watch = watches.get(open)
    if (!watch) return
    watches.delete(open)
    if (watch.grace) clearTimeout(watch.grace)
    if (watch.otherId !== null) watchers.remove(watch.otherId, open)
  }
  const find = ({ threadId, asking }: Watch): Promise<Participants | null> =>
    askParticipants(services, threadId, asking)
  const tell = (open: LiveSocket, watch: Watch, online: boolean): void => {
    if (watch.told === online) return
    watch.told = online
    push([open], frameOf(watch.threadId, online))
  }
  /** Looks whether the other person is here. Nobody is shown to whom they may not be. */
  const look = async (open: LiveSocket, watch: Watch, isLast: boolean): Promise<void> => {
    const look = ++watch.look
    const isLatest = (): boolean => watches.get(open) === watch && watch.look === look
    if (watch.mustAsk) {
      const found = await asked.run(async () => (isLatest() ? find(watch) : null))
      if (!isLatest()) return
      if (!found) {
        push([open], { v: 1, type: 'refused', threadId: watch.threadId, code: 'thread.notFound' })
        return end(open)
      }
      watch.mustAsk = false
      watch.allowed = !found.blocked && found.sharesReading
      // Before it is looked, so that no change in between is missed.
      if (watch.otherId === null) watchers.add(otherOf(found, watch), open)
      watch.otherId = otherOf(found, watch)
    }
    if (!watch.allowed || watch.otherId === null) return tell(open, watch, false)
    const online = await counter.isOpen(watch.otherId)
    if (!isLatest()) return
    if (online || !watch.told || isLast) return tell(open, watch, online)
    watch.grace ??= setTimeout(() => {
      watch.grace = null
      start(open, watch, true)
    }, graceMs).unref()
  }
  const start = (open: LiveSocket, watch: Watch, isLast: boolean): void => {
    look(open, watch, isLast).catch((error: unknown) => log.warn({ err: error }, 'cannot see who is here'))
  }
  const again = (open: LiveSocket, mustAsk: boolean): void => {
    const watch = watches.get(open)
    if (!watch) return
    watch.mustAsk ||= mustAsk
    start(open, watch, false)
  }
  // That the other person came or left says nothing of what may be shown.
  const watchers = watchersOf(deps, (open) => again(open, false))
  return {
    watch: async (open, threadId, asking) => {
      end(open)
      // Nothing ends the watch of a socket that has closed meanwhile.
      if (threadId === null || open.socket.readyState !== open.socket.OPEN) return
      const watch: Watch = {
        ...{ threadId, asking, mustAsk: true, otherId: null, allowed: false },
        ...{ look: 0, told: null, grace: null },
      }
      watches.set(open, watch)
      await look(open, watch, false)
    },
    lookAgain: (open) => again(open, true),
    end,
    changed: (userId) => nats.publish(presenceSubject(userId), JSON.stringify(presenceChanged.parse({ v: 1 }))),
  }
}
