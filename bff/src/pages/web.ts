import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { shownCurrencyOf } from '../currencies/shown-currency.ts'
import { pageLanguageOf, refreshLanguageCookie } from '../http/language.ts'
import { isPagePath } from '../http/page-path.ts'
import { ProblemError } from '../problems/problems.ts'
import { localizedShell, withCurrency } from './document.ts'
import { drawAccessibility, refreshAccessibilityCookie } from './draw-accessibility.ts'
import { type PageDeps, pageRoutes } from './page-routes.ts'
import { readBuild } from './read-build.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web. Hashed assets are cached for a year, all else is revalidated. Unknown pages get the shell with status 404, and
 * unknown files a problem. Files are looked up at each request, so a new build is served without a restart. The build's compressed
 * files (.br, .gz) are used.
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
      // The server's own modules are private.
      allowedPath: (path) => !path.startsWith('/server/'),
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache')
      },
    })
    await app.register(pageRoutes, { dist, deps })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (!isPagePath(path) || !built) throw new ProblemError('route.notFound')
    const { shell, languages, offered, hasPage } = await readBuild(dist)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!hasPage(path)) throw new ProblemError('route.notFound')
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('request.methodNotAllowed')
    }
    const plain = path.replace(/\/+$/, '')
    // Redirects to the address without trailing slashes. A path of two slashes would lead to another host.
    if (plain !== path && /^\/[^/\\]/.test(plain) && hasPage(plain))
      return reply.redirect(query === undefined ? plain : `${plain}?${query}`, 308)
    const language = pageLanguageOf(request, offered)
    reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'cookie, accept-language')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
    const secure = deps.config.PUBLIC_URL.startsWith('https:')
    refreshLanguageCookie(request, reply, { language, secure })
    refreshAccessibilityCookie(request, reply, secure)
    const currency = await shownCurrencyOf(deps, request, reply)
    const document = withCurrency(localizedShell(shell, language, languages[language]), currency)
    return reply.code(hasPage(path) ? 200 : 404).send(drawAccessibility(document, request))
  })
})
