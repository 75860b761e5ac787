import { clientNetwork, ListingId } from '@nordbo/contracts'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { languageOf, refreshLanguageCookie } from '../http/language.ts'
import { forAnyone } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { localizedShell, renderPage } from './document.ts'
import { pageFinders } from './find-pages.ts'
import { screenKindOf } from './first-screen.ts'
import { type FirstScreenInput, readBuild } from './read-build.ts'
import { robotsText, sitemapIndex, sitemapOf } from './sitemap.ts'

/** Renders first screens; empty where one is not ready soon. */
export interface FirstScreenRenderer {
  firstScreen(build: string, input: FirstScreenInput, who: string): Promise<string>
}

/** What pages work with. */
export type PageDeps = Deps & { renderer: FirstScreenRenderer }

const anHour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

/**
 * Pages that the server begins to write: head and a readable text in the built shell, for crawlers, link previews and people without
 * scripts; the first screen, for everybody else; and what tells crawlers which pages there are. Where a service does not answer, the plain shell is better than nothing.
 */
export const pageRoutes = fp(async (app, { deps, dist }: { deps: PageDeps; dist: string }) => {
  const { config, services, renderer, now } = deps
  const typed: Api = app.withTypeProvider()
  const finders = pageFinders(deps)
  const secure = config.PUBLIC_URL.startsWith('https:')
  for (const url of ['/', '/search', '/listing/:id'] as const)
    typed.route({
      method: 'GET',
      url,
      config: forAnyone,
      schema: { hide: true },
      handler: async (request, reply) => {
        const build = await readBuild(dist)
        const { parts, screens } = build
        const language = languageOf(request)
        const shell = localizedShell(build.shell, language, build.languages[language])
        reply.header('cache-control', 'no-cache').header('vary', 'cookie, sec-ch-ua-mobile, user-agent')
        refreshLanguageCookie(request, reply, secure)
        reply.type('text/html; charset=utf-8')
        const address = new URL(request.url, config.PUBLIC_URL)
        const at = now().toISOString()
        const asked = screens?.asksFirst(address, at) ?? []
        const page = await finders[url](request, asked).catch((error: unknown) => {
          request.log.warn({ err: error }, 'a page goes out without its own head')
          return undefined
        })
        if (page === 'missing') return reply.code(404).send(shell)
        if (!page) return shell
        const wish = {
          address: screens?.showsOf(address, at) ?? '',
          now: at,
          language,
          screen: screenKindOf(request.headers),
          answers: page.answers
            .filter(({ path }) => asked.includes(path))
            .map(({ path, answer }) => ({ path, answer: JSON.stringify(answer) })),
        }
        const who = clientNetwork(clientAddress(request))
        return renderPage(shell, page, parts[url], screens ? await renderer.firstScreen(screens.build, wish, who) : '')
      },
    })

  const address = (path: string): string => new URL(path, config.PUBLIC_URL).href
  typed.route({
    method: 'GET',
    url: '/robots.txt',
    config: forAnyone,
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(robotsText(config.PUBLIC_URL)),
  })
  typed.route({
    method: 'GET',
    url: '/sitemap.xml',
    config: forAnyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { starts } = expectOk(await services.listings.sitemapStarts({}, onBehalfOf(request)))
      const addresses = [address('/sitemaps/pages.xml'), ...starts.map((id) => address(`/sitemaps/homes/${id}.xml`))]
      return reply.header('cache-control', anHour).type(xml).send(sitemapIndex(addresses))
    },
  })
  typed.route({
    method: 'GET',
    url: '/sitemaps/pages.xml',
    config: forAnyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { items } = expectOk(await services.listings.categories({}, onBehalfOf(request)))
      const paths = ['/', '/search', ...items.map(({ slug }) => `/search?category=${encodeURIComponent(slug)}`)]
      return reply
        .header('cache-control', anHour)
        .type(xml)
        .send(sitemapOf(paths.map((path) => ({ address: address(path) }))))
    },
  })
  typed.route({
    method: 'GET',
    url: '/sitemaps/homes/:start.xml',
    config: forAnyone,
    schema: { hide: true, params: z.object({ start: ListingId }) },
    handler: async (request, reply) => {
      const { homes } = expectOk(await services.listings.sitemap(request.params, onBehalfOf(request)))
      const found = homes.map(({ id, changedOn }) => ({ address: address(`/listing/${id}`), changedOn }))
      return reply.header('cache-control', anHour).type(xml).send(sitemapOf(found))
    },
  })
})
