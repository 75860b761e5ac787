import fp from 'fastify-plugin'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Counts and times requests by route pattern. URLs would create too many time series. */
export const requestMetrics = fp(async (app, { registry }: { registry: Registry }) => {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'nordbo_http_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const answers = new Counter({
    name: 'nordbo_http_answers_total',
    help: 'HTTP answers by status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route }, reply.elapsedTime / 1_000)
    answers.inc({ method: request.method, route, status: reply.statusCode })
  })
})
