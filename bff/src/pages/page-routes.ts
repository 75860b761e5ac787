import { clientNetwork, HotelId, ListingId } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { type ShownCurrency, shownCurrencyOf } from '../currencies/shown-currency.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { pageLanguageOf, refreshLanguageCookie } from '../http/language.ts'
import { forAnyone } from '../http/responses.ts'
import { isHttps } from '../http/session-cookie.ts'
import { expectOk } from '../problems/problems.ts'
import { localizedShell, renderPage, withCurrency } from './document.ts'
import { drawAccessibility, refreshAccessibilityCookie } from './draw-accessibility.ts'
import { findPage, type PageUrl, writtenUrls } from './find-pages.ts'
import { screenKindOf } from './first-screen.ts'
import { type Build, type FirstScreenInput, readBuild } from './read-build.ts'
import { robotsText, sitemapIndex, sitemapOf } from './sitemap.ts'

/** Renders first screens. */
export interface FirstScreenRenderer {
  /** The HTML of a first screen; empty when it is not ready in time. `who` is the network by which the queue is shared fairly. */
  firstScreen(build: string, input: FirstScreenInput, who: string): Promise<string>
}

/** Dependencies of pages. */
export type PageDeps = Deps & { renderer: FirstScreenRenderer }

const oneHour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

/** The HTML of a page: the localized shell with the page's head and its first screen. The shell alone when the services do not answer. */
const writeDocument = async (
  deps: PageDeps,
  url: PageUrl,
  { shell, languages, offered, parts, screens }: Build,
  { request, language, currency }: { request: FastifyRequest; language: LanguageCode; currency: ShownCurrency | null },
): Promise<{ status: 200 | 404; html: string }> => {
  const localized = withCurrency(localizedShell(shell, language, languages[language]), currency)
  const address = new URL(request.url, deps.config.PUBLIC_URL)
  const now = deps.now().toISOString()
  const firstPaths = screens?.asksFirst(address, now) ?? []
  const page = await findPage(deps, url, request, { firstPaths, language, offered }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a page goes out without its own head')
    return undefined
  })
  if (page === 'missing') return { status: 404, html: localized }
  if (!page) return { status: 200, html: localized }
  if (!screens) return { status: 200, html: renderPage(localized, page, parts[url]) }
  const input: FirstScreenInput = {
    address: screens.showsOf(address, now),
    now,
    language,
    currency,
    screen: screenKindOf(request.headers),
    answers: page.answers
      .filter(({ path }) => firstPaths.includes(path))
      .map(({ path, answer }) => ({ path, answer: JSON.stringify(answer) })),
  }
  const firstScreen = await deps.renderer.firstScreen(screens.build, input, clientNetwork(clientAddress(request)))
  return { status: 200, html: renderPage(localized, page, parts[url], firstScreen) }
}

const documentRoute = (app: Api, deps: PageDeps, dist: string, url: PageUrl): void => {
  app.route({
    method: 'GET',
    url,
    config: forAnyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const build = await readBuild(dist)
      const language = pageLanguageOf(request, build.offered)
      reply
        .header('cache-control', 'no-cache')
        .header('content-language', language)
        .header('vary', 'cookie, accept-language, sec-ch-ua-mobile, user-agent')
      refreshLanguageCookie(request, reply, { language, secure: isHttps(deps.config) })
      refreshAccessibilityCookie(request, reply, isHttps(deps.config))
      const currency = await shownCurrencyOf(deps, request, reply)
      const { status, html } = await writeDocument(deps, url, build, { request, language, currency })
      return reply.code(status).type('text/html; charset=utf-8').send(drawAccessibility(html, request))
    },
  })
}

const crawlerRoutes = (app: Api, { config, services }: Deps, dist: string): void => {
  const absolute = (path: string): string => new URL(path, config.PUBLIC_URL).href

  app.route({
    method: 'GET',
    url: '/robots.txt',
    config: forAnyone,
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.header('cache-control', oneHour).type('text/plain; charset=utf-8').send(robotsText(config.PUBLIC_URL)),
  })

  app.route({
    method: 'GET',
    url: '/sitemap.xml',
    config: forAnyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const [homes, hotels] = await Promise.all([
        services.listings.sitemapStarts({}, onBehalfOf(request)),
        services.listings.hotelSitemapStarts({}, onBehalfOf(request)),
      ])
      const paths = [
        '/sitemaps/pages.xml',
        ...expectOk(homes).starts.map((id) => `/sitemaps/homes/${id}.xml`),
        ...expectOk(hotels).starts.map((id) => `/sitemaps/hotels/${id}.xml`),
      ]
      return reply
        .header('cache-control', oneHour)
        .type(xml)
        .send(sitemapIndex(paths.map(absolute)))
    },
  })

  app.route({
    method: 'GET',
    url: '/sitemaps/pages.xml',
    config: forAnyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { items } = expectOk(await services.listings.categories({}, onBehalfOf(request)))
      const paths = [
        '/',
        '/search',
        '/hoteller',
        '/hoteller/søg',
        '/bliv-vaert',
        ...writtenUrls,
        ...items.map(({ slug }) => `/search?category=${encodeURIComponent(slug)}`),
      ]
      const pages = paths.map((path) => ({ address: absolute(path) }))
      return reply
        .header('cache-control', oneHour)
        .type(xml)
        .send(sitemapOf(pages, (await readBuild(dist)).offered))
    },
  })
}

/** The sitemaps of homes and of hotels. */
const sitemapRoutes = (app: Api, { config, services }: Deps, dist: string): void => {
  const absolute = (path: string): string => new URL(path, config.PUBLIC_URL).href

  app.route({
    method: 'GET',
    url: '/sitemaps/homes/:start.xml',
    config: forAnyone,
    schema: { hide: true, params: z.object({ start: ListingId }) },
    handler: async (request, reply) => {
      const { homes } = expectOk(await services.listings.sitemap(request.params, onBehalfOf(request)))
      const pages = homes.map(({ id, changedOn }) => ({ address: absolute(`/listing/${id}`), changedOn }))
      return reply
        .header('cache-control', oneHour)
        .type(xml)
        .send(sitemapOf(pages, (await readBuild(dist)).offered))
    },
  })

  app.route({
    method: 'GET',
    url: '/sitemaps/hotels/:start.xml',
    config: forAnyone,
    schema: { hide: true, params: z.object({ start: HotelId }) },
    handler: async (request, reply) => {
      const { hotels } = expectOk(await services.listings.hotelSitemap(request.params, onBehalfOf(request)))
      const pages = hotels.map(({ id, changedOn }) => ({ address: absolute(`/hoteller/${id}`), changedOn }))
      return reply
        .header('cache-control', oneHour)
        .type(xml)
        .send(sitemapOf(pages, (await readBuild(dist)).offered))
    },
  })
}

/**
 * Pages that begin on the server (docs/architecture.md, How they talk): the built shell with a head and a readable text for crawlers,
 * link previews and people without scripts, and with the first screen for all others. Also robots.txt and the sitemaps.
 */
export const pageRoutes = fp(async (app, { deps, dist }: { deps: PageDeps; dist: string }) => {
  const typed: Api = app.withTypeProvider()
  documentRoute(typed, deps, dist, '/')
  documentRoute(typed, deps, dist, '/search')
  documentRoute(typed, deps, dist, '/listing/:id')
  documentRoute(typed, deps, dist, '/hoteller')
  documentRoute(typed, deps, dist, '/hoteller/søg')
  documentRoute(typed, deps, dist, '/hoteller/:id')
  for (const url of writtenUrls) documentRoute(typed, deps, dist, url)
  crawlerRoutes(typed, deps, dist)
  sitemapRoutes(typed, deps, dist)
})
