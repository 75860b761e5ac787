import {
  AskedSearch,
  copenhagenDate,
  SavedQuery,
  SavedSearch,
  SavedSearchId,
  UnsubscribeToken,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ApiFilters, filterIssues, toSearch } from '../search/search-filters.ts'

const Params = z.object({ id: SavedSearchId })

const invalidQuery = (issues: readonly { path: string; message: string }[]): ProblemError =>
  new ProblemError('request.invalid', {
    issues: issues.map(({ path, message }) => ({ path: `/query${path}`, message })),
  })

/**
 * The parameters to store and the search that they stand for, without unknown parameters. `today` is the date in Copenhagen. Throws
 * `request.invalid`.
 */
const readSearch = (given: AskedSearch, today: string) => {
  const names = new Set(Object.keys(ApiFilters.shape))
  const asked = Object.fromEntries(
    Object.entries(given).filter(([name, text]) => names.has(name) && text.trim() !== ''),
  )
  const parsed = ApiFilters.safeParse(asked)
  if (!parsed.success)
    throw invalidQuery(parsed.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message })))
  const issues = filterIssues(parsed.data, today)
  if (issues.length > 0) throw invalidQuery(issues)
  return { asked, query: SavedQuery.parse(toSearch(parsed.data)) }
}

const editRoutes = (app: Api, { services, now }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/saved-searches',
    config: forUsers,
    schema: {
      response: okResponse(
        z.object({
          items: z.array(SavedSearch.omit({ asked: true }).extend({ query: AskedSearch }).meta({ id: 'SavedSearch' })),
        }),
      ),
    },
    handler: async (request) => {
      const { items } = expectOk(await services.listings.savedSearches({}, onBehalfOf(request)))
      return { items: items.map(({ asked, ...search }) => ({ ...search, query: asked })) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/saved-searches',
    config: forUsers,
    schema: {
      /** Parameters as GET /api/listings takes them. */
      body: z.object({ query: AskedSearch }),
      response: createdResponse(Params),
    },
    handler: async (request, reply) => {
      const search = readSearch(request.body.query, copenhagenDate(now()))
      return reply.code(201).send(expectOk(await services.listings.saveSearch(search, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/saved-searches/:id',
    config: forUsers,
    schema: { params: Params, body: z.object({ mail: z.boolean() }), response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.listings.updateSavedSearch({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/saved-searches/:id',
    config: forUsers,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.listings.deleteSavedSearch(request.params, onBehalfOf(request))),
  })
}

const unsubscribeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/saved-searches/unsubscribe',
    config: forAnyone,
    schema: {
      body: z.object({ token: UnsubscribeToken }),
      response: okResponse(z.object({ query: AskedSearch })),
    },
    handler: async (request) => {
      const { asked } = expectOk(await services.listings.unsubscribeSavedSearch(request.body, onBehalfOf(request)))
      return { query: asked }
    },
  })
}

/** Searches that people saved. */
export const savedSearchRoutes = (app: Api, deps: Deps): void => {
  editRoutes(app, deps)
  unsubscribeRoutes(app, deps)
}
