import { copenhagenDate } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ApiListingCard, toApiResults } from '../listings/shapes.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ApiFilters, ApiSearch, filterIssues, toSearch } from './search-filters.ts'
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

/** Finding homes: lists, the map, the filter dialog, type-ahead, and ways out of an empty result. */
export const searchRoutes = (app: Api, { services, now, ownHolds }: Deps): void => {
  /** What listings is asked; refuses what does not fit together. */
  const asked = (query: ApiSearch) => {
    const issues = filterIssues(query, copenhagenDate(now()))
    if (issues.length > 0) throw new ProblemError('request.invalid', { issues })
    return toSearch(query)
  }
  /** The same with the caller's own unpaid nights, where it is about dates. */
  const askedBy = async (request: FastifyRequest, query: ApiSearch) => {
    const search = asked(query)
    if (search.checkIn === undefined && search.when === undefined) return search
    const own = await ownHolds.of(onBehalfOf(request))
    return own.length === 0 ? search : { ...search, own }
  }

  app.route({
    method: 'GET',
    url: '/api/listings',
    config: forAnyone,
    schema: {
      querystring: ApiSearch,
      response: okResponse(
        z.object({
          /** The place asked for as it is written there; null where none was asked for, or nobody knows it. */
          place: z.string().nullable(),
          items: z.array(ApiListingCard),
          total: z.int(),
          totalCapped: z.boolean(),
          priceBasis: z.enum(['night', 'total']),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) =>
      toApiResults(
        expectOk(await services.listings.search(await askedBy(request, request.query), onBehalfOf(request))),
        languageOf(request),
      ),
  })

  app.route({
    method: 'GET',
    url: '/api/listings/facets',
    config: forAnyone,
    schema: { querystring: ApiFilters, response: okResponse(ApiFacets) },
    handler: async (request) =>
      toApiFacets(expectOk(await services.listings.facets(await askedBy(request, request.query), onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/listings/clusters',
    config: forAnyone,
    schema: {
      querystring: ApiFilters.extend({
        bbox: ApiFilters.shape.bbox.unwrap(),
        /** Of a map with tiles of 512 px. */
        zoom: z.coerce.number().min(0).max(22),
      }),
      response: okResponse(ApiClusters),
    },
    handler: async (request) => {
      const { zoom, ...filters } = request.query
      const bbox = parseBox(filters.bbox)
      if (!bbox)
        throw new ProblemError('request.invalid', { issues: [{ path: '/bbox', message: 'west,south,east,north' }] })
      return toApiClusters(
        expectOk(
          await services.listings.clusters({ ...(await askedBy(request, filters)), bbox, zoom }, onBehalfOf(request)),
        ),
      )
    },
  })

  app.route({
    method: 'GET',
    url: '/api/listings/loosen',
    config: forAnyone,
    schema: { querystring: ApiFilters, response: okResponse(ApiProposals) },
    handler: async (request) => {
      const { proposals } = expectOk(
        await services.listings.loosen(await askedBy(request, request.query), onBehalfOf(request)),
      )
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
    handler: async (request) => expectOk(await services.listings.suggest(request.query, onBehalfOf(request))),
  })
}
