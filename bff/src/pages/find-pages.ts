import { isDeepStrictEqual } from 'node:util'
import { CalendarDate, copenhagenDate, GuestCounts, type ListingDetail, ListingId } from '@nordbo/contracts'
import { type PageSlug, pageSlugs, writtenPaths } from '@nordbo/written-pages'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { onBehalfOf } from '../http/api.ts'
import { contentLanguage, queryOf } from '../http/language.ts'
import { sessionTokenOf } from '../http/session-cookie.ts'
import { localizedCard, localizedListing } from '../listings/in-language.ts'
import { toApiListing, toApiResults } from '../listings/shapes.ts'
import { availableQuote } from '../quotes/available-quote.ts'
import { ApiSearch, filterIssues, type SearchInput, toSearch } from '../search/search-filters.ts'
import type { ServiceCall } from '../services/services.ts'
import type { PageHead } from './document.ts'
import { findHotelPage, findHotelSearchPage, findHotelsPage } from './find-hotel-pages.ts'
import { findWrittenPage } from './find-written-page.ts'
import {
  type FindPage,
  type FoundPage,
  listedItems,
  type PageDeps,
  type PageRequest,
  queryOfPath,
} from './page-request.ts'
import { homePage, indexableQuery, listingPage, type PageContext, searchPage } from './write-pages.ts'

/** Query parameters of a price, as a page asks for it first. */
const QuoteQuery = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  adults: z.coerce.number().int().min(1).max(50),
  children: z.coerce.number().int().min(0).max(50),
})

/** Members may see more than strangers, so their browser loads the answers itself. */
const isMember = (request: FastifyRequest, { config }: PageDeps): boolean =>
  sessionTokenOf(request, config) !== undefined

const findHomePage: FindPage = async ({ services }, { context, call }) => {
  const found = await services.listings.search({ sort: 'newest', limit: listedItems }, call)
  const homes = found.ok ? found.value.items : []
  return homePage(
    context,
    homes.map((card) => localizedCard(card, contentLanguage(context.language))),
  )
}

/** The search of an API path; null when the API would refuse it. */
const parseSearch = (path: string, now: Date): SearchInput | null => {
  const query = ApiSearch.safeParse(queryOfPath(path))
  const isValid = query.success && filterIssues(query.data, copenhagenDate(now)).length === 0
  return isValid ? toSearch(query.data) : null
}

const findSearchPage: FindPage = async (deps, { request, context, call, firstPaths: [firstPath] }) => {
  const { services, now } = deps
  const query = queryOf(request)
  const indexed = ApiSearch.safeParse(Object.fromEntries(indexableQuery(query)))
  const indexedSearch = { ...toSearch(indexed.data ?? {}), limit: listedItems }
  const first = firstPath !== undefined && !isMember(request, deps) ? parseSearch(firstPath, now()) : null
  const [found, firstFound] = await Promise.all([
    services.listings.search(indexedSearch, call),
    first && !isDeepStrictEqual(first, indexedSearch) ? services.listings.search(first, call) : null,
  ])
  const { items, place } = found.ok ? found.value : { items: [], place: null }
  const homes = items.map((card) => localizedCard(card, contentLanguage(context.language)))
  const answer = firstFound ?? found
  return searchPage(
    context,
    query,
    { items: homes, place },
    firstPath !== undefined && first && answer.ok
      ? [{ path: firstPath, answer: toApiResults(answer.value, contentLanguage(context.language)) }]
      : [],
  )
}

/** The price that a home's page asks for first, for at most as many people as the home sleeps. Empty when it is refused. */
const findQuote = async (
  { services }: PageDeps,
  home: ListingDetail,
  { firstPaths, call }: PageRequest,
): Promise<PageHead['answers']> => {
  const path = firstPaths.find((each) => each.startsWith('/api/quotes?'))
  const query = QuoteQuery.safeParse(queryOfPath(path ?? ''))
  if (path === undefined || !query.success) return []
  const { checkIn, checkOut } = query.data
  const adults = Math.min(query.data.adults, home.maxGuests)
  const children = Math.min(query.data.children, home.maxGuests - adults)
  const guests = GuestCounts.parse({ adults, children })
  const answer = await availableQuote(services, { listingId: home.id, checkIn, checkOut, guests }, call)
  return answer.ok ? [{ path, answer: answer.value }] : []
}

const findListingPage: FindPage = async (deps, page) => {
  const { request, context, call } = page
  const id = ListingId.safeParse(new URL(request.url, 'http://page').pathname.split('/')[2])
  const found = id.success ? await deps.services.listings.byId({ id: id.data }, call) : undefined
  if (!found?.ok) return 'missing'
  const listing = localizedListing(found.value, contentLanguage(context.language))
  if (isMember(request, deps)) return listingPage(context, listing)
  const [hosts, quote] = await Promise.all([
    deps.userCache.byIds([listing.hostId], call),
    findQuote(deps, found.value, page).catch(() => []),
  ])
  const answer = toApiListing(listing, hosts.get(listing.hostId))
  return listingPage(context, listing, [{ path: `/api/listings/${listing.id}`, answer }, ...quote])
}

const finders = {
  '/': findHomePage,
  '/search': findSearchPage,
  '/listing/:id': findListingPage,
  '/hoteller': findHotelsPage,
  '/hoteller/søg': findHotelSearchPage,
  '/hoteller/:id': findHotelPage,
} as const

/** A route whose page the server writes. */
export type PageUrl = keyof typeof finders | (typeof writtenPaths)[PageSlug]

/** The routes of pages that are written in full. */
export const writtenUrls: readonly PageUrl[] = pageSlugs.map((slug) => writtenPaths[slug])

const isFound = (url: PageUrl): url is keyof typeof finders => url in finders

/** Finds the content of a page. `firstPaths` are the API paths with queries that its first screen is drawn from. */
export const findPage = (
  deps: PageDeps,
  url: PageUrl,
  request: FastifyRequest,
  { firstPaths, ...shown }: Pick<PageContext, 'language' | 'offered'> & { firstPaths: readonly string[] },
): Promise<FoundPage> => {
  const context = { publicUrl: deps.config.PUBLIC_URL, ...shown }
  const call: ServiceCall = { ...onBehalfOf(request), actor: { kind: 'anonymous' } }
  const find = isFound(url) ? finders[url] : findWrittenPage
  return find(deps, { request, context, call, firstPaths })
}
