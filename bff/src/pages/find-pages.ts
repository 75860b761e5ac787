import { ListingId } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { toApiListing } from '../api/listing.ts'
import { ApiSearch, toSearch } from '../api/search-filters.ts'
import { onBehalfOf, type Ports } from '../http/api.ts'
import { tokenOf } from '../plugins/session.ts'
import type { EdgeCall } from '../ports/services.ts'
import type { PageHead } from './document.ts'
import { lastingQuery, type PageParts, writeHome, writeListing, writeSearch } from './write-pages.ts'

/** Homes that a page names for readers without scripts. */
const named = 24

/** A page that the server writes; `missing` where there is nothing to show under the address. */
export type FoundPage = PageHead | 'missing'
type Find = (request: FastifyRequest, parts: PageParts, call: EdgeCall) => Promise<FoundPage>

/** The query of a request, without what only the language needs. */
const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://page').searchParams

/** The language that an address asks for; Danish without. */
const languageOf = (query: URLSearchParams): PageParts['language'] => (query.get('lang') === 'en' ? 'en' : 'da')

/** Addresses that the server writes pages for, and how it finds what they say. Everybody is shown what strangers may see. */
export const pagesOf = ({ services, faces, config }: Pick<Ports, 'services' | 'faces' | 'config'>) => {
  const home: Find = async (_request, parts, call) => {
    const found = await services.listings.search({ sort: 'newest', limit: named }, call)
    return writeHome(parts, found.ok ? found.value.items : [])
  }

  const search: Find = async (request, parts, call) => {
    const query = queryOf(request)
    const wanted = ApiSearch.safeParse(Object.fromEntries(lastingQuery(query)))
    const found = await services.listings.search({ ...toSearch(wanted.data ?? {}), limit: named }, call)
    return writeSearch(parts, query, found.ok ? found.value.items : [])
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
    (request: FastifyRequest): Promise<FoundPage> => {
      const parts = { publicUrl: config.PUBLIC_URL, language: languageOf(queryOf(request)) }
      return find(request, parts, { ...onBehalfOf(request), actor: { kind: 'anonymous' } })
    }
  return { '/': asked(home), '/search': asked(search), '/listing/:id': asked(listing) }
}
