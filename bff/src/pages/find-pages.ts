import { isDeepStrictEqual } from 'node:util'
import { copenhagenDate, ListingId } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { toApiListing, toApiResults } from '../api/listing.ts'
import { ApiSearch, filterIssues, toSearch } from '../api/search-filters.ts'
import { onBehalfOf, type Ports } from '../http/api.ts'
import { tokenOf } from '../plugins/session.ts'
import type { EdgeCall } from '../ports/services.ts'
import type { PageHead } from './document.ts'
import { lastingQuery, type PageParts, writeHome, writeListing, writeSearch } from './write-pages.ts'

/** Homes that a page names for readers without scripts. */
const named = 24

/** A page that the server writes; `missing` where there is nothing to show under the address. */
export type FoundPage = PageHead | 'missing'
/** `asked`: path and query of the answer that the page is drawn from, if any. */
type Find = (request: FastifyRequest, parts: PageParts, call: EdgeCall, asked: string | null) => Promise<FoundPage>

/** The query of a request. */
export const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://page').searchParams

/** The language that an address asks for; Danish without. */
export const languageOf = (query: URLSearchParams): PageParts['language'] => (query.get('lang') === 'en' ? 'en' : 'da')

/** Addresses that the server writes pages for, and how it finds what they say. Everybody is shown what strangers may see. */
export const pagesOf = ({ services, faces, config, now }: Pick<Ports, 'services' | 'faces' | 'config' | 'now'>) => {
  const home: Find = async (_request, parts, call) => {
    const found = await services.listings.search({ sort: 'newest', limit: named }, call)
    return writeHome(parts, found.ok ? found.value.items : [])
  }

  /** The search that a path of the API asks for; null where the API would refuse it. */
  const searchOf = (asked: string) => {
    const read = ApiSearch.safeParse(Object.fromEntries(new URL(asked, 'http://page').searchParams))
    const fits = read.success && filterIssues(read.data, copenhagenDate(now())).length === 0
    return fits ? toSearch(read.data) : null
  }

  const search: Find = async (request, parts, call, asked) => {
    const query = queryOf(request)
    const wanted = ApiSearch.safeParse(Object.fromEntries(lastingQuery(query)))
    const lasting = { ...toSearch(wanted.data ?? {}), limit: named }
    // As below: who is signed in asks for themselves.
    const first = asked !== null && tokenOf(request) === undefined ? searchOf(asked) : null
    const [found, shown] = await Promise.all([
      services.listings.search(lasting, call),
      first && !isDeepStrictEqual(first, lasting) ? services.listings.search(first, call) : null,
    ])
    const answered = shown ?? found
    return writeSearch(
      parts,
      query,
      found.ok ? found.value.items : [],
      asked !== null && first && answered.ok ? [{ path: asked, answer: toApiResults(answered.value) }] : [],
    )
  }

  const listing: Find = async (request, parts, call) => {
    const id = ListingId.safeParse(new URL(request.url, 'http://page').pathname.split('/')[2])
    const found = id.success ? await services.listings.byId({ id: id.data }, call) : undefined
    if (!found?.ok) return 'missing'
    // Whoever is signed in may be shown more than strangers are: their browser asks itself.
    if (tokenOf(request) !== undefined) return writeListing(parts, found.value)
    const hosts = await faces.of([found.value.hostId], call)
    const answer = toApiListing(found.value, hosts.get(found.value.hostId))
    return writeListing(parts, found.value, [{ path: `/api/listings/${found.value.id}`, answer }])
  }

  const asked =
    (find: Find) =>
    (request: FastifyRequest, askedFirst: string | null): Promise<FoundPage> => {
      const parts = { publicUrl: config.PUBLIC_URL, language: languageOf(queryOf(request)) }
      return find(request, parts, { ...onBehalfOf(request), actor: { kind: 'anonymous' } }, askedFirst)
    }
  return { '/': asked(home), '/search': asked(search), '/listing/:id': asked(listing) }
}
