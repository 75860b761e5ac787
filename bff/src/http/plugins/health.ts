import fp from 'fastify-plugin'

const open = { schema: { hide: true }, config: { rule: { who: 'anyone' } } } as const

/** /healthz and /readyz on the public port, for load balancers. They name no dependency. */
export const health = fp(async (app, { ready }: { ready: () => Promise<boolean> }) => {
  app.get('/healthz', open, async () => ({ status: 'ok' }))
  app.get('/readyz', open, async (_request, reply) => {
    const isReady = await ready()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
})
