import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { languageOf, refreshLanguageCookie } from '../http/language.ts'
import { ProblemError } from '../problems/problems.ts'
import { localizedShell } from './document.ts'
import { type PageDeps, pageRoutes } from './page-routes.ts'
import { readBuild } from './read-build.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web: hashed assets for a year, everything else revalidated; unknown pages get the shell with a 404, so that the SPA can say so; what
 * looks like a file and is none is 404. Files are looked up as they are asked for: a new build is served without a restart.
 * Compressed siblings (.br, .gz) from the build are served as they are.
 */
export const webApp = fp(async (app, { dist, deps }: { dist: string; deps: PageDeps }) => {
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
      // What the server runs itself is nobody else's.
      allowedPath: (path) => !path.startsWith('/server/'),
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache')
      },
    })
    await app.register(pageRoutes, { dist, deps })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const page = !/^\/(api|media|ws|assets|healthz|readyz)(\/|$)|\.\w+$/.test(path)
    if (!page || !built) throw new ProblemError('route.notFound')
    const { shell, languages, hasPage } = await readBuild(dist)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!hasPage(path)) throw new ProblemError('route.notFound')
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('request.methodNotAllowed')
    }
    const plain = path.replace(/\/+$/, '')
    // One address for each page, and nowhere but here: two slashes would lead to another host.
    if (plain !== path && /^\/[^/\\]/.test(plain) && hasPage(plain))
      return reply.redirect(query === undefined ? plain : `${plain}?${query}`, 308)
    reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
    const language = languageOf(request)
    refreshLanguageCookie(request, reply, deps.config.PUBLIC_URL.startsWith('https:'))
    return reply.code(hasPage(path) ? 200 : 404).send(localizedShell(shell, language, languages[language]))
  })
})
