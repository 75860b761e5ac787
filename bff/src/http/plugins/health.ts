import fp from 'fastify-plugin'
import { forAnyone } from '../responses.ts'

/** /healthz and /readyz on the public port, for load balancers. They name no dependency. */
export const health = fp(async (app, { ready }: { ready: () => Promise<boolean> }) => {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: forAnyone,
    schema: { hide: true },
    handler: async () => ({ status: 'ok' }),
  })

  app.route({
    method: 'GET',
    url: '/readyz',
    config: forAnyone,
    schema: { hide: true },
    handler: async (_request, reply) => {
      const isReady = await ready()
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
    },
  })
})
