import websocket, { type WebSocket } from '@fastify/websocket'
import {
  type Notice,
  notice,
  redisKeysOf,
  sessionEnded,
  sessionEndedSubject,
  sessionTokenHash,
  socketsLeave,
  socketsLeaveSubject,
  userNoticeSubject,
} from '@nordbo/contracts'
import { type Logger, subscribeToSubject } from '@nordbo/service-kit'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import type { NatsConnection } from 'nats'
import type { BffConfig } from '../core/config.ts'
import { isOwnOrigin } from '../http/plugins/origin.ts'
import { ProblemError } from '../problems/problems.ts'
import type { SessionCache } from '../services/session-cache.ts'
import { countSockets, newSocketId } from './open-sockets.ts'

/** Close code that tells a browser its session ended (design: Live). */
export const sessionEndedCode = 4401
/** Close code that tells a browser that its person has opened too many others since: it comes back when it is looked at. */
export const tooManySocketsCode = 4429
/** Sockets that a person has open at once, in all browsers together; the oldest leaves for a newer one. */
const mostSockets = 10
/** How often a socket is pinged and its session looked up again, ms; one that does not answer by the next time is gone. */
const pingMs = 30_000
/** Bytes that may wait for a browser that reads too slowly. */
const mostWaiting = 256 * 1_024

interface Watcher {
  id: string
  socket: WebSocket
  token: string
  alive: boolean
}

interface LiveOptions {
  nats: NatsConnection
  redis: Redis
  sessions: SessionCache
  config: Pick<BffConfig, 'PUBLIC_URL' | 'REDIS_PREFIX'>
  log: Logger
}

/** Where browsers open their live line. */
const livePath = '/ws'

/** Pushes notices to the signed-in person's browsers, and shows them out when their session ends or they are too many. */
export const live = fp(async (app, { nats, redis, sessions, config, log }: LiveOptions) => {
  const watchers = new Map<string, Set<Watcher>>()
  const subscriptions = new Map<string, () => void>()
  const sockets = countSockets(redis, redisKeysOf(config.REDIS_PREFIX, 'bff'), mostSockets)
  await app.register(websocket, {
    options: {
      maxPayload: 1_024,
      // Other paths have no sockets: they are refused before the upgrade.
      verifyClient: ({ req }, answer) => answer(req.url?.split('?')[0] === livePath, 404),
    },
  })

  const showOut = ({ socket }: Watcher): void => socket.close(sessionEndedCode, 'session ended')
  const push = (userId: string, message: Notice): void => {
    const text = JSON.stringify(message)
    // Nothing depends on a notice: a browser that lags reconnects and refetches.
    for (const { socket } of watchers.get(userId) ?? [])
      if (socket.bufferedAmount > mostWaiting) socket.terminate()
      else socket.send(text)
  }
  const leave = (userId: string, watcher: Watcher): void => {
    const here = watchers.get(userId)
    if (!here?.delete(watcher)) return
    // One that was not taken out is forgotten by itself.
    sockets.forget(userId, watcher.id).catch(() => undefined)
    if (here.size !== 0) return
    watchers.delete(userId)
    subscriptions.get(userId)?.()
    subscriptions.delete(userId)
  }
  const makeRoom = (userId: string, watcher: Watcher): void => {
    leave(userId, watcher)
    watcher.socket.close(tooManySocketsCode, 'too many')
  }
  const count = async (userId: string, ids: readonly string[]): Promise<void> => {
    const socketIds = await sockets.count(userId, ids)
    if (socketIds.length > 0)
      nats.publish(socketsLeaveSubject, JSON.stringify(socketsLeave.parse({ userId, socketIds })))
  }
  /** Without Redis a BFF counts its own. */
  const uncounted = (error: unknown): void => log.warn({ err: error }, 'sockets are not counted among all BFFs')
  const enter = (userId: string, watcher: Watcher): void => {
    const here = watchers.get(userId) ?? new Set()
    watchers.set(userId, here.add(watcher))
    const [oldest] = here
    if (oldest && here.size > mostSockets) makeRoom(userId, oldest)
    count(userId, [watcher.id]).catch(uncounted)
    if (!subscriptions.has(userId))
      subscriptions.set(
        userId,
        subscribeToSubject(nats, userNoticeSubject(userId), notice, log, (message) => push(userId, message)),
      )
  }

  const stopEnded = subscribeToSubject(nats, sessionEndedSubject, sessionEnded, log, (ended) => {
    sessions.forget(ended)
    for (const watcher of watchers.get(ended.userId) ?? [])
      if (ended.tokenHash === null || ended.tokenHash === sessionTokenHash(watcher.token)) showOut(watcher)
  })
  const stopLeaving = subscribeToSubject(nats, socketsLeaveSubject, socketsLeave, log, ({ userId, socketIds }) => {
    for (const watcher of watchers.get(userId) ?? []) if (socketIds.includes(watcher.id)) makeRoom(userId, watcher)
  })

  const check = async (watcher: Watcher): Promise<void> => {
    if (!watcher.alive) return watcher.socket.terminate()
    watcher.alive = false
    watcher.socket.ping()
    // Whatever notice was missed, a session that ended is seen here.
    if (!(await sessions.find(watcher.token))) showOut(watcher)
  }
  const pings = setInterval(() => {
    for (const [userId, here] of watchers) {
      count(
        userId,
        [...here].map(({ id }) => id),
      ).catch(uncounted)
      for (const watcher of here)
        check(watcher).catch((error: unknown) => log.warn({ err: error }, 'cannot look a session up'))
    }
  }, pingMs)

  app.addHook('preClose', async () => {
    clearInterval(pings)
    stopEnded()
    stopLeaving()
    for (const stop of subscriptions.values()) stop()
    for (const here of watchers.values()) for (const { socket } of here) socket.close(1001, 'going away')
  })

  app.get(
    livePath,
    {
      websocket: true,
      config: { rule: { who: 'anyone' } },
      schema: { hide: true },
      // A foreign page is refused before it has a socket at all; every browser says where its page is from.
      onRequest: async (request) => {
        if (!request.ws) throw new ProblemError('route.notFound')
        if (!isOwnOrigin(request.headers.origin ?? '', request, config.PUBLIC_URL))
          throw new ProblemError('request.originRefused')
      },
    },
    (socket, { session }) => {
      if (!session) return socket.close(sessionEndedCode, 'not signed in')
      const userId = session.held.user.id
      const watcher: Watcher = { id: newSocketId(), socket, token: session.token, alive: true }
      enter(userId, watcher)
      socket.on('pong', () => {
        watcher.alive = true
      })
      // Nothing is expected from a browser; what comes is dropped.
      socket.on('message', () => undefined)
      socket.on('close', () => leave(userId, watcher))
      socket.on('error', (error) => log.warn({ err: error }, 'socket failed'))
    },
  )
})
