import { copenhagenDate } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forAnyone, okResponse, sendText } from '../http/responses.ts'
import { ApiListingCard, toApiResults } from '../listings/shapes.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ApiFilters, ApiSearch, filterIssues, type SearchInput, toSearch } from './search-filters.ts'
import { parseBox } from './search-query.ts'
import {
  ApiClusters,
  ApiFacets,
  ApiProposals,
  ApiSuggestions,
  toApiClusters,
  toApiFacets,
  toApiProposal,
} from './shapes.ts'

/**
 * The search input of listings. A search with dates also has the nights that the caller holds unpaid. Throws `request.invalid` for
 * parameters that contradict each other.
 */
const toCallersSearch = async (
  { now, ownHolds }: Pick<Deps, 'now' | 'ownHolds'>,
  query: ApiSearch,
  request: FastifyRequest,
): Promise<SearchInput> => {
  const issues = filterIssues(query, copenhagenDate(now()))
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues })
  const search = toSearch(query)
  if (search.checkIn === undefined && search.when === undefined) return search
  const own = await ownHolds.of(onBehalfOf(request))
  return own.length === 0 ? search : { ...search, own }
}

const resultRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/listings',
    config: forAnyone,
    schema: {
      querystring: ApiSearch,
      response: okResponse(
        z.object({
          /** The local spelling of the place asked for; null without a place, or when it is unknown. */
          place: z.string().nullable(),
          items: z.array(ApiListingCard),
          total: z.int(),
          totalCapped: z.boolean(),
          priceBasis: z.enum(['night', 'total']),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const search = await toCallersSearch(deps, request.query, request)
      return toApiResults(expectOk(await services.listings.search(search, onBehalfOf(request))), languageOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/listings/facets',
    config: forAnyone,
    schema: { querystring: ApiFilters, response: okResponse(ApiFacets) },
    handler: async (request) => {
      const search = await toCallersSearch(deps, request.query, request)
      return toApiFacets(expectOk(await services.listings.facets(search, onBehalfOf(request))))
    },
  })
}

const mapRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/listings/clusters',
    config: forAnyone,
    schema: {
      querystring: ApiFilters.extend({
        bbox: ApiFilters.shape.bbox.unwrap(),
        /** For map tiles of 512 px. */
        zoom: z.coerce.number().min(0).max(22),
      }),
      response: okResponse(ApiClusters),
    },
    handler: async (request) => {
      const { zoom, ...filters } = request.query
      const bbox = parseBox(filters.bbox)
      if (!bbox)
        throw new ProblemError('request.invalid', { issues: [{ path: '/bbox', message: 'west,south,east,north' }] })
      const search = await toCallersSearch(deps, filters, request)
      return toApiClusters(expectOk(await services.listings.clusters({ ...search, bbox, zoom }, onBehalfOf(request))))
    },
  })
}

const suggestionRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/listings/loosen',
    config: forAnyone,
    schema: { querystring: ApiFilters, response: okResponse(ApiProposals) },
    handler: async (request) => {
      const search = await toCallersSearch(deps, request.query, request)
      const { proposals } = expectOk(await services.listings.loosen(search, onBehalfOf(request)))
      return { items: proposals.map(toApiProposal) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/suggestions',
    config: forAnyone,
    schema: {
      querystring: z.object({ q: z.string().max(100).optional() }),
      response: okResponse(ApiSuggestions),
    },
    handler: async (request, reply) => {
      // Titles are replaced by English ones on the way out.
      if (languageOf(request) === 'en')
        return expectOk(await services.listings.suggest(request.query, onBehalfOf(request)))
      return sendText(reply, expectOk(await services.texts.listings.suggest(request.query, onBehalfOf(request))))
    },
  })
}

/** Search for homes: results, facets, the map, relaxed searches and suggestions while typing. */
export const searchRoutes = (app: Api, deps: Deps): void => {
  resultRoutes(app, deps)
  mapRoutes(app, deps)
  suggestionRoutes(app, deps)
}
