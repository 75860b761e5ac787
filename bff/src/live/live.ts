import websocket from '@fastify/websocket'
import fp from 'fastify-plugin'
import type { BffConfig } from '../core/config.ts'
import { isOwnOrigin } from '../http/plugins/origin.ts'
import { forAnyone } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'
import { type LiveDeps, openLiveHub, sessionEndedCode } from './live-hub.ts'
import type { LiveSocket } from './live-sockets.ts'
import { newSocketId } from './open-sockets.ts'

const livePath = '/ws'

/** The WebSocket that sends notices to the browsers of signed-in people (docs/architecture.md, How they talk). */
export const live = fp(async (app, deps: LiveDeps & { config: Pick<BffConfig, 'PUBLIC_URL'> }) => {
  const { config, log } = deps
  await app.register(websocket, {
    options: {
      maxPayload: 1_024,
      // Refuses an upgrade of any other path.
      verifyClient: ({ req }, answer) => answer(req.url?.split('?')[0] === livePath, 404),
    },
  })
  const hub = openLiveHub(deps)
  app.addHook('preClose', async () => hub.stop())

  app.get(
    livePath,
    {
      websocket: true,
      config: forAnyone,
      schema: { hide: true },
      // A page of another origin is refused before the upgrade. Browsers always send the Origin header.
      onRequest: async (request) => {
        if (!request.ws) throw new ProblemError('route.notFound')
        if (!isOwnOrigin(request.headers.origin ?? '', request, config.PUBLIC_URL))
          throw new ProblemError('request.originRefused')
      },
    },
    (socket, { session }) => {
      if (!session) return socket.close(sessionEndedCode, 'not signed in')
      const userId = session.held.user.id
      const open: LiveSocket = { id: newSocketId(), socket, token: session.token, alive: true }
      hub.add(userId, open)
      socket.on('pong', () => {
        open.alive = true
      })
      // Browsers send no messages; any that arrive are dropped.
      socket.on('message', () => undefined)
      socket.on('close', () => hub.remove(userId, open))
      socket.on('error', (error) => log.warn({ err: error }, 'socket failed'))
    },
  )
})
