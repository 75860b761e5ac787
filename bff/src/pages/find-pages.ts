import { isDeepStrictEqual } from 'node:util'
import { CalendarDate, copenhagenDate, GuestCounts, type ListingDetail, ListingId } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { languageOf, queryOf } from '../http/language.ts'
import { sessionTokenOf } from '../http/session-cookie.ts'
import { localizedCard, localizedListing } from '../listings/in-language.ts'
import { toApiListing, toApiResults } from '../listings/shapes.ts'
import { availableQuote } from '../quotes/available-quote.ts'
import { ApiSearch, filterIssues, toSearch } from '../search/search-filters.ts'
import type { ServiceCall } from '../services/services.ts'
import type { PageHead } from './document.ts'
import { homePage, indexableQuery, listingPage, type PageContext, searchPage } from './write-pages.ts'

/** Homes that a page names for readers without scripts. */
const named = 24

/** A page that the server writes; `missing` where there is nothing to show under the address. */
export type FoundPage = PageHead | 'missing'
/** `asked`: paths and queries of the answers that the page is drawn from. */
type Find = (
  request: FastifyRequest,
  parts: PageContext,
  call: ServiceCall,
  asked: readonly string[],
) => Promise<FoundPage>

/** A price as a page asks for it. */
const AskedQuote = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  adults: z.coerce.number().int().min(1).max(50),
  children: z.coerce.number().int().min(0).max(50),
})

/** Addresses that the server writes pages for, and how it finds what they say. Everybody is shown what strangers may see. */
export const pageFinders = ({
  services,
  userCache,
  config,
  now,
}: Pick<Deps, 'services' | 'userCache' | 'config' | 'now'>) => {
  const home: Find = async (_request, parts, call) => {
    const found = await services.listings.search({ sort: 'newest', limit: named }, call)
    return homePage(parts, found.ok ? found.value.items.map(localizedCard(parts.language)) : [])
  }

  /** The search that a path of the API asks for; null where the API would refuse it. */
  const searchOf = (asked: string) => {
    const read = ApiSearch.safeParse(Object.fromEntries(new URL(asked, 'http://page').searchParams))
    const fits = read.success && filterIssues(read.data, copenhagenDate(now())).length === 0
    return fits ? toSearch(read.data) : null
  }

  const search: Find = async (request, parts, call, [asked]) => {
    const query = queryOf(request)
    const wanted = ApiSearch.safeParse(Object.fromEntries(indexableQuery(query)))
    const lasting = { ...toSearch(wanted.data ?? {}), limit: named }
    // As below: who is signed in asks for themselves.
    const first = asked !== undefined && sessionTokenOf(request, config) === undefined ? searchOf(asked) : null
    const [found, shown] = await Promise.all([
      services.listings.search(lasting, call),
      first && !isDeepStrictEqual(first, lasting) ? services.listings.search(first, call) : null,
    ])
    const answered = shown ?? found
    return searchPage(
      parts,
      query,
      found.ok
        ? { items: found.value.items.map(localizedCard(parts.language)), place: found.value.place }
        : { items: [], place: null },
      asked !== undefined && first && answered.ok
        ? [{ path: asked, answer: toApiResults(answered.value, parts.language) }]
        : [],
    )
  }

  /** What a stay costs at a home for as many of these people as it sleeps, as its page asks first; nothing where that is refused. */
  const quoteOf = async (
    home: ListingDetail,
    asked: readonly string[],
    call: ServiceCall,
  ): Promise<PageHead['answers']> => {
    const path = asked.find((each) => each.startsWith('/api/quotes?'))
    const read = AskedQuote.safeParse(Object.fromEntries(new URL(path ?? '', 'http://page').searchParams))
    if (path === undefined || !read.success) return []
    const { checkIn, checkOut } = read.data
    const adults = Math.min(read.data.adults, home.maxGuests)
    const children = Math.min(read.data.children, home.maxGuests - adults)
    const guests = GuestCounts.parse({ adults, children })
    const answer = await availableQuote(services, { listingId: home.id, checkIn, checkOut, guests }, call)
    return answer.ok ? [{ path, answer: answer.value }] : []
  }

  const listing: Find = async (request, parts, call, asked) => {
    const id = ListingId.safeParse(new URL(request.url, 'http://page').pathname.split('/')[2])
    const found = id.success ? await services.listings.byId({ id: id.data }, call) : undefined
    if (!found?.ok) return 'missing'
    const page = localizedListing(parts.language)(found.value)
    // Members may be shown more than strangers: their browser asks itself.
    if (sessionTokenOf(request, config) !== undefined) return listingPage(parts, page)
    const [hosts, quote] = await Promise.all([
      userCache.byIds([found.value.hostId], call),
      quoteOf(found.value, asked, call).catch(() => []),
    ])
    const answer = toApiListing(page, hosts.get(found.value.hostId))
    return listingPage(parts, page, [{ path: `/api/listings/${found.value.id}`, answer }, ...quote])
  }

  const asked =
    (find: Find) =>
    (request: FastifyRequest, askedFirst: readonly string[]): Promise<FoundPage> => {
      const parts = { publicUrl: config.PUBLIC_URL, language: languageOf(request) }
      return find(request, parts, { ...onBehalfOf(request), actor: { kind: 'anonymous' } }, askedFirst)
    }
  return { '/': asked(home), '/search': asked(search), '/listing/:id': asked(listing) }
}
