import { clientNetwork, ListingId } from '@nordbo/contracts'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { expectOk } from '../http/problems.ts'
import { fillShell, shellIn } from '../pages/document.ts'
import { pagesOf } from '../pages/find-pages.ts'
import { screenOf } from '../pages/first-screen.ts'
import { keepLanguage, languageOf } from '../pages/language.ts'
import { readBuild } from '../pages/read-build.ts'
import { robotsText, sitemapIndex, sitemapOf } from '../pages/sitemap.ts'

const open = { rule: { who: 'anyone' } } as const
const anHour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

/**
 * Pages that the server begins to write: head and a readable text in the built shell, for crawlers, link previews and people without
 * scripts; the first screen, for everybody else; and what tells crawlers which pages there are. Where a service does not answer, the plain shell is better than nothing.
 */
export const pages = fp(async (app, { ports, dist }: { ports: Ports; dist: string }) => {
  const { config, services, drawings, now } = ports
  const typed: Api = app.withTypeProvider()
  const finders = pagesOf(ports)
  const secure = config.PUBLIC_URL.startsWith('https:')
  for (const url of ['/', '/search', '/listing/:id'] as const)
    typed.route({
      method: 'GET',
      url,
      config: open,
      schema: { hide: true },
      handler: async (request, reply) => {
        const build = await readBuild(dist)
        const { parts, screens } = build
        const language = languageOf(request)
        const shell = shellIn(build.shell, language, build.languages[language])
        reply.header('cache-control', 'no-cache').header('vary', 'cookie, sec-ch-ua-mobile, user-agent')
        keepLanguage(request, reply, secure)
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
          screen: screenOf(request.headers),
          answers: page.answers
            .filter(({ path }) => asked.includes(path))
            .map(({ path, answer }) => ({ path, answer: JSON.stringify(answer) })),
        }
        const who = clientNetwork(clientAddress(request))
        return fillShell(shell, page, parts[url], screens ? await drawings.firstScreen(screens.build, wish, who) : '')
      },
    })

  const address = (path: string): string => new URL(path, config.PUBLIC_URL).href
  typed.route({
    method: 'GET',
    url: '/robots.txt',
    config: open,
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(robotsText(config.PUBLIC_URL)),
  })
  typed.route({
    method: 'GET',
    url: '/sitemap.xml',
    config: open,
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
    config: open,
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
    config: open,
    schema: { hide: true, params: z.object({ start: ListingId }) },
    handler: async (request, reply) => {
      const { homes } = expectOk(await services.listings.sitemap(request.params, onBehalfOf(request)))
      const found = homes.map(({ id, changedOn }) => ({ address: address(`/listing/${id}`), changedOn }))
      return reply.header('cache-control', anHour).type(xml).send(sitemapOf(found))
    },
  })
})
