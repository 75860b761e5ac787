import {
  beatMs,
  liveMessage,
  redisKeysOf,
  sessionEnded,
  sessionEndedSubject,
  sessionTokenHash,
  socketsLeave,
  socketsLeaveSubject,
  userNoticeSubject,
} from '@nordbo/contracts'
import { type Logger, subscribeToSubject } from '@nordbo/service-kit'
import type { Redis } from 'ioredis'
import { Events, type NatsConnection } from 'nats'
import type { BffConfig } from '../core/config.ts'
import { cachedMs, type SessionCache } from '../services/session-cache.ts'
import { createLiveSockets, type LiveSocket, type LiveSockets, sessionEndedCode } from './live-sockets.ts'
import { countSockets } from './open-sockets.ts'
import { openPresence, type Presence, type PresenceDeps } from './presence.ts'
import { push } from './send-text.ts'

/** Close code for a socket of a user who opened too many newer ones. The browser reconnects when its page is used again. */
export const tooManySocketsCode = 4429
/** Sockets that one user may have open in all browsers; a newer one closes the oldest. */
const mostSockets = 10
/** How often an open socket's session is looked up, ms: soon enough that the cache never lets go of it. */
const renewMs = cachedMs - 1_500
/** How often it is looked whose check is due, ms. A socket that has not answered by its next check is terminated. */
const lookMs = 1_000

/** Connections that the hub works with. */
export interface LiveDeps extends PresenceDeps {
  redis: Redis
  sessions: SessionCache
  config: Pick<BffConfig, 'REDIS_PREFIX'>
}

/** Sends notices to the sockets of this process and closes those that must end. */
export interface LiveHub {
  add(userId: string, socket: LiveSocket): void
  remove(userId: string, socket: LiveSocket): void
  /** A socket shows a thread from now on, or none. */
  watch: Presence['watch']
  stop(): void
}

const endSession = ({ socket }: LiveSocket): void => socket.close(sessionEndedCode, 'session ended')

/** Asks a socket whether it lives, and terminates one that did not answer the last time. */
const check = (open: LiveSocket): void => {
  if (!open.alive) {
    open.socket.terminate()
    return
  }
  open.alive = false
  open.checkAt = performance.now() + beatMs
  open.socket.ping()
  push([open], { v: 1, type: 'beat' })
}

/** Looks the sessions of sockets up, all in one call, and ends those without one, even if that notice was lost. */
const renewSessions = async (due: readonly LiveSocket[], sessions: SessionCache, log: Logger): Promise<void> => {
  const answers = await Promise.allSettled(
    due.map(async (open) => {
      open.sessionAt = performance.now() + renewMs
      if (!(await sessions.renew(open.token))) endSession(open)
    }),
  )
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) log.warn({ err: failed.reason }, 'cannot look sessions up')
}

/** The sockets of this process with the limit per user, which holds for all BFFs together. */
const openLimitedSockets = (deps: LiveDeps) => {
  const { nats, redis, config, log } = deps
  const counter = countSockets(redis, redisKeysOf(config.REDIS_PREFIX, 'bff'), mostSockets)
  const presence = openPresence(deps, counter)
  const sockets: LiveSockets = createLiveSockets((userId) =>
    subscribeToSubject(nats, userNoticeSubject(userId), liveMessage, log, (message) => {
      push(sockets.of(userId), message)
      // A block hides the two from each other.
      if (message.type === 'changed') for (const open of sockets.of(userId)) presence.lookAgain(open)
    }),
  )
  const forget = async (userId: string, open: LiveSocket): Promise<void> => {
    await counter.forget(userId, open.id)
    if (sockets.of(userId).size === 0) presence.changed(userId)
  }
  const remove = (userId: string, open: LiveSocket): void => {
    if (!sockets.remove(userId, open)) return
    presence.end(open)
    // A socket that Redis does not forget expires there.
    forget(userId, open).catch(() => undefined)
  }
  const closeSurplus = (userId: string, open: LiveSocket): void => {
    remove(userId, open)
    open.socket.close(tooManySocketsCode, 'too many')
  }
  const closeSurplusEverywhere = async (userId: string, ids: readonly string[]): Promise<void> => {
    const socketIds = await counter.count(userId, ids)
    if (socketIds.length > 0)
      nats.publish(socketsLeaveSubject, JSON.stringify(socketsLeave.parse({ userId, socketIds })))
  }
  const count = (userId: string, ids: readonly string[], done?: () => void): void => {
    closeSurplusEverywhere(userId, ids)
      .then(done)
      .catch((error: unknown) =>
        // Without Redis each BFF applies the limit to its own sockets.
        log.warn({ err: error }, 'sockets are not counted among all BFFs'),
      )
  }
  const add = (userId: string, open: LiveSocket): void => {
    const isFirst = sockets.of(userId).size === 0
    sockets.add(userId, open)
    const [oldest] = sockets.of(userId)
    if (oldest && sockets.of(userId).size > mostSockets) closeSurplus(userId, oldest)
    count(userId, [open.id], () => {
      if (isFirst) presence.changed(userId)
    })
  }
  return { sockets, presence, add, remove, closeSurplus, count }
}

/** What was published while NATS was away is lost: browsers ask for it, although their own connection did not break. */
const tellOfBreaks = async (nats: NatsConnection, sockets: LiveSockets): Promise<void> => {
  for await (const { type } of nats.status())
    if (type === Events.Reconnect) push(sockets.all(), { v: 1, type: 'missed' })
}

/** Opens the hub: subscribes to ended sessions and surplus sockets, and starts the pings. */
export const openLiveHub = (deps: LiveDeps): LiveHub => {
  const { nats, sessions, log } = deps
  const { sockets, presence, add, remove, closeSurplus, count } = openLimitedSockets(deps)
  const stopEnded = subscribeToSubject(nats, sessionEndedSubject, sessionEnded, log, (ended) => {
    sessions.forget(ended)
    for (const open of sockets.of(ended.userId))
      if (ended.tokenHash === null || ended.tokenHash === sessionTokenHash(open.token)) endSession(open)
  })
  const stopSurplus = subscribeToSubject(nats, socketsLeaveSubject, socketsLeave, log, ({ userId, socketIds }) => {
    for (const open of sockets.of(userId)) if (socketIds.includes(open.id)) closeSurplus(userId, open)
  })
  const checks = setInterval(() => {
    for (const userId of sockets.users()) {
      const due = [...sockets.of(userId)].filter(({ checkAt }) => checkAt <= performance.now())
      if (due.length > 0)
        count(
          userId,
          due.map(({ id }) => id),
        )
      for (const each of due) {
        check(each)
        presence.lookAgain(each)
      }
    }
    const old = [...sockets.all()].filter(({ sessionAt }) => sessionAt <= performance.now())
    if (old.length > 0) void renewSessions(old, sessions, log)
  }, lookMs)
  tellOfBreaks(nats, sockets).catch((error: unknown) => log.debug({ err: error }, 'NATS status ended'))
  return {
    add,
    remove,
    watch: presence.watch,
    stop: () => {
      clearInterval(checks)
      stopEnded()
      stopSurplus()
      sockets.stop()
    },
  }
}
