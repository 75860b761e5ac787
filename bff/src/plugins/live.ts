import websocket, { type WebSocket } from '@fastify/websocket'
import {
  type Notice,
  notice,
  sessionEnded,
  sessionEndedSubject,
  sessionTokenHash,
  userNoticeSubject,
} from '@nordbo/contracts'
import { type Logger, listen } from '@nordbo/service-kit'
import fp from 'fastify-plugin'
import type { NatsConnection } from 'nats'
import { ProblemError } from '../http/problems.ts'
import type { Sessions } from '../ports/sessions.ts'
import { isOwnOrigin } from './origin.ts'

/** Close code that tells a browser its session ended (design: Live). */
export const sessionEndedCode = 4401
/** How often a socket is pinged and its session looked up again, ms; one that does not answer by the next time is gone. */
const pingMs = 30_000
/** Bytes that may wait for a browser that reads too slowly. */
const mostWaiting = 256 * 1_024

interface Watcher {
  socket: WebSocket
  token: string
  alive: boolean
}

interface LiveOptions {
  nats: NatsConnection
  sessions: Sessions
  publicUrl: string
  log: Logger
}

/** Pushes notices to the signed-in person's browsers, and shows them out when their session ends. */
export const live = fp(async (app, { nats, sessions, publicUrl, log }: LiveOptions) => {
  const watchers = new Map<string, Set<Watcher>>()
  const subscriptions = new Map<string, () => void>()
  await app.register(websocket, { options: { maxPayload: 1_024 } })

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
    here?.delete(watcher)
    if (here?.size !== 0) return
    watchers.delete(userId)
    subscriptions.get(userId)?.()
    subscriptions.delete(userId)
  }
  const enter = (userId: string, watcher: Watcher): void => {
    const here = watchers.get(userId) ?? new Set()
    watchers.set(userId, here.add(watcher))
    if (!subscriptions.has(userId))
      subscriptions.set(
        userId,
        listen(nats, userNoticeSubject(userId), notice, log, (message) => push(userId, message)),
      )
  }

  const stopEnded = listen(nats, sessionEndedSubject, sessionEnded, log, (ended) => {
    sessions.forget(ended)
    for (const watcher of watchers.get(ended.userId) ?? [])
      if (ended.tokenHash === null || ended.tokenHash === sessionTokenHash(watcher.token)) showOut(watcher)
  })

  const check = async (watcher: Watcher): Promise<void> => {
    if (!watcher.alive) return watcher.socket.terminate()
    watcher.alive = false
    watcher.socket.ping()
    // Whatever notice was missed, a session that ended is seen here.
    if (!(await sessions.of(watcher.token))) showOut(watcher)
  }
  const pings = setInterval(() => {
    for (const watcher of [...watchers.values()].flatMap((here) => [...here]))
      check(watcher).catch((error: unknown) => log.warn({ err: error }, 'cannot look a session up'))
  }, pingMs)

  app.addHook('preClose', async () => {
    clearInterval(pings)
    stopEnded()
    for (const stop of subscriptions.values()) stop()
    for (const here of watchers.values()) for (const { socket } of here) socket.close(1001, 'going away')
  })

  app.get(
    '/ws',
    {
      websocket: true,
      config: { rule: { who: 'anyone' } },
      schema: { hide: true },
      // A foreign page is refused before it has a socket at all; every browser says where its page is from.
      onRequest: async (request) => {
        if (!request.ws) throw new ProblemError('route.notFound')
        if (!isOwnOrigin(request.headers.origin ?? '', request, publicUrl))
          throw new ProblemError('request.originRefused')
      },
    },
    (socket, { session }) => {
      if (!session) return socket.close(sessionEndedCode, 'not signed in')
      const userId = session.held.user.id
      const watcher: Watcher = { socket, token: session.token, alive: true }
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
