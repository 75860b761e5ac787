import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import type { ServiceCall } from '../services/services.ts'
import type { PageHead } from './document.ts'
import type { PageContext } from './write-pages.ts'

/** How many homes or hotels a page lists for readers without scripts. */
export const listedItems = 24

/** A page with its content; `missing` when the address shows nothing. */
export type FoundPage = PageHead | 'missing'

/** What finding a page needs. */
export type PageDeps = Pick<Deps, 'services' | 'userCache' | 'config' | 'now'>

/** What a page is found for. `firstPaths` are the API paths with queries that its first screen is drawn from. */
export interface PageRequest {
  request: FastifyRequest
  context: PageContext
  /** A call without a user, since pages show what strangers may see. */
  call: ServiceCall
  firstPaths: readonly string[]
}
export type FindPage = (deps: PageDeps, page: PageRequest) => Promise<FoundPage>

/** The query parameters of an API path. */
export const queryOfPath = (path: string): Record<string, string> =>
  Object.fromEntries(new URL(path, 'http://page').searchParams)
