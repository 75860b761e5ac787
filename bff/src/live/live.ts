import websocket from '@fastify/websocket'
import { beatMs } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { BffConfig } from '../core/config.ts'
import { isOwnOrigin } from '../http/plugins/origin.ts'
import { forAnyone } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'
import { type BrowserFrameDeps, takeBrowserFrames } from './browser-frames.ts'
import { type LiveDeps, openLiveHub } from './live-hub.ts'
import { type LiveSocket, openedSocket, sessionEndedCode } from './live-sockets.ts'
import { newSocketId } from './open-sockets.ts'

const livePath = '/ws'

/** Longest frame of a browser, bytes: a resume of as many threads as it may name. */
const longestFrame = 2_048

/**
 * Lets go of the request that opened a socket: its answer stays assigned to the connection, and the plugin's listener for errors holds
 * both, which is half of what an open socket would keep in memory.
 */
const letGo = (socket: LiveSocket['socket'], { raw: { socket: connection } }: FastifyRequest, reply?: FastifyReply) => {
  reply?.raw.detachSocket(connection)
  socket.removeAllListeners('error')
}

/** The WebSocket of signed-in people: notices, and the frames of their threads (docs/architecture.md, How they talk). */
export const live = fp(async (app, deps: LiveDeps & BrowserFrameDeps & { config: Pick<BffConfig, 'PUBLIC_URL'> }) => {
  const { config, log } = deps
  await app.register(websocket, {
    options: {
      maxPayload: longestFrame,
      // Refuses an upgrade of any other path.
      verifyClient: ({ req }, answer) => answer(req.url?.split('?')[0] === livePath, 404),
    },
  })
  const hub = openLiveHub(deps)
  const take = takeBrowserFrames({ ...deps, watch: hub.watch })
  const answers = new WeakMap<FastifyRequest, FastifyReply>()
  app.addHook('preClose', async () => hub.stop())

  app.get(
    livePath,
    {
      websocket: true,
      config: forAnyone,
      schema: { hide: true },
      // A page of another origin is refused before the upgrade. Browsers always send the Origin header.
      onRequest: async (request, reply) => {
        answers.set(request, reply)
        if (!request.ws) throw new ProblemError('route.notFound')
        if (!isOwnOrigin(request.headers.origin ?? '', request, config.PUBLIC_URL))
          throw new ProblemError('request.originRefused')
      },
    },
    (socket, request) => {
      letGo(socket, request, answers.get(request))
      socket.on('error', (error) => log.warn({ err: error }, 'socket failed'))
      const { session } = request
      if (!session) return socket.close(sessionEndedCode, 'not signed in')
      const userId = session.held.user.id
      const open = openedSocket(newSocketId(), socket, session.token, beatMs)
      hub.add(userId, open)
      socket.on('pong', () => {
        open.alive = true
      })
      socket.on('message', (data, isBinary) => take(userId, open, data, isBinary))
      socket.on('close', () => hub.remove(userId, open))
    },
  )
})
