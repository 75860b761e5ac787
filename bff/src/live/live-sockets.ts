import type { WebSocket } from '@fastify/websocket'

/** Close code for a socket whose session ended or never existed (docs/architecture.md, How they talk). */
export const sessionEndedCode = 4401

/** A browser's WebSocket with the session that opened it. */
export interface LiveSocket {
  id: string
  socket: WebSocket
  token: string
  /** Whether it answered the last ping. */
  alive: boolean
  /** When it is asked for the next time whether it lives, performance time. */
  checkAt: number
  /** When its session is looked up for the next time, performance time. */
  sessionAt: number
  /** When it last said that its person types, performance time. */
  typedAt: number
  /** Ends when its frames so far are answered. */
  work: Promise<void>
}

/** A socket that has just opened. The first check comes at a random moment, so that those of many who return at once do not coincide. */
export const openedSocket = (id: string, socket: WebSocket, token: string, everyMs: number): LiveSocket => ({
  id,
  socket,
  token,
  alive: true,
  checkAt: performance.now() + Math.random() * everyMs,
  // The session was found when the socket opened.
  sessionAt: performance.now(),
  typedAt: Number.NEGATIVE_INFINITY,
  work: Promise.resolve(),
})

/** The open sockets of this process, by user. */
export interface LiveSockets {
  of(userId: string): ReadonlySet<LiveSocket>
  users(): IterableIterator<string>
  all(): Iterable<LiveSocket>
  add(userId: string, socket: LiveSocket): void
  /** Returns false when it was already removed. */
  remove(userId: string, socket: LiveSocket): boolean
  /** Ends all subscriptions and closes all sockets. */
  stop(): void
}

const none: ReadonlySet<LiveSocket> = new Set()

/** No sockets yet. `subscribe` starts a user's notices at the first socket and returns how to end them after the last. */
export const createLiveSockets = (subscribe: (userId: string) => () => void): LiveSockets => {
  const users = new Map<string, { sockets: Set<LiveSocket>; unsubscribe: () => void }>()
  return {
    of: (userId) => users.get(userId)?.sockets ?? none,
    users: () => users.keys(),
    all: () => [...users.values()].flatMap(({ sockets }) => [...sockets]),
    add: (userId, socket) => {
      const user = users.get(userId) ?? { sockets: new Set(), unsubscribe: subscribe(userId) }
      users.set(userId, user)
      user.sockets.add(socket)
    },
    remove: (userId, socket) => {
      const user = users.get(userId)
      if (!user?.sockets.delete(socket)) return false
      if (user.sockets.size === 0) {
        users.delete(userId)
        user.unsubscribe()
      }
      return true
    },
    stop: () => {
      for (const { unsubscribe } of users.values()) unsubscribe()
      for (const { sockets } of users.values()) for (const { socket } of sockets) socket.close(1001, 'going away')
    },
  }
}
