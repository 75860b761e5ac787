import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Ports } from '../http/api.ts'
import { ProblemError } from '../http/problems.ts'
import { pages } from './pages.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web: hashed assets for a year, everything else revalidated; unknown pages get the shell, so that the SPA can say not found; what
 * looks like a file and is none is 404. Files are looked up as they are asked for: a new build is served without a restart.
 * Compressed siblings (.br, .gz) from the build are served as they are.
 */
export const web = fp(async (app, { dist, ports }: { dist: string; ports: Ports }) => {
  const built =
    dist !== '' &&
    (await access(join(dist, 'index.html')).then(
      () => true,
      () => false,
    ))
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache')
      },
    })
    await app.register(pages, { dist, ports })
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|media|ws|assets|healthz|readyz)(\/|$)|\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (!page || !built) throw new ProblemError('route.notFound')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
})
