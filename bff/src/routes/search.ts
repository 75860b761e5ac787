import { copenhagenDate } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiListingCard, toApiResults } from '../api/listing.ts'
import { ApiFilters, ApiSearch, filterIssues, toSearch } from '../api/search-filters.ts'
import { parseBox } from '../api/search-query.ts'
import {
  ApiClusters,
  ApiFacets,
  ApiProposals,
  ApiSuggestions,
  toApiClusters,
  toApiFacets,
  toApiProposal,
} from '../api/survey.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, ProblemError, problemAnswer } from '../http/problems.ts'
import { languageOf } from '../pages/language.ts'

const open = { rule: { who: 'anyone' } } as const

/** Finding homes: lists, the map, the filter dialog, type-ahead, and ways out of an empty result. */
export const searchRoutes = (app: Api, { services, now, ownHolds }: Ports): void => {
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
    config: open,
    schema: {
      querystring: ApiSearch,
      response: {
        200: z.object({
          /** The place asked for as it is written there; null where none was asked for, or nobody knows it. */
          place: z.string().nullable(),
          items: z.array(ApiListingCard),
          total: z.int(),
          totalCapped: z.boolean(),
          priceBasis: z.enum(['night', 'total']),
          nextCursor: z.string().nullable(),
        }),
        default: problemAnswer,
      },
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
    config: open,
    schema: { querystring: ApiFilters, response: { 200: ApiFacets, default: problemAnswer } },
    handler: async (request) =>
      toApiFacets(expectOk(await services.listings.facets(await askedBy(request, request.query), onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/listings/clusters',
    config: open,
    schema: {
      querystring: ApiFilters.extend({
        bbox: ApiFilters.shape.bbox.unwrap(),
        /** Of a map with tiles of 512 px. */
        zoom: z.coerce.number().min(0).max(22),
      }),
      response: { 200: ApiClusters, default: problemAnswer },
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
    config: open,
    schema: { querystring: ApiFilters, response: { 200: ApiProposals, default: problemAnswer } },
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
    config: open,
    schema: {
      querystring: z.object({ q: z.string().max(100).optional() }),
      response: { 200: ApiSuggestions, default: problemAnswer },
    },
    handler: async (request) => expectOk(await services.listings.suggest(request.query, onBehalfOf(request))),
  })
}
