import type { QueryClient } from '@tanstack/react-query'
import { listingKey } from '../../features/listing/use-listing.ts'
import { readSearch } from '../../features/search/read-search.ts'
import { pageSize, searchKey } from '../../features/search/use-search.ts'
import { toQuery } from '../../features/search/write-search.ts'

/** The answer that a page is drawn from: the server hands it along, so that neither side has to ask. */
export interface FirstAnswer {
  /** The API's path and query for it. */
  path: string
  /** Puts it where the page looks for it. */
  keep(queries: QueryClient, answer: object): void
}

/** What the page of an address asks first; null for pages that the server has no first screen of. */
export const firstAnswerOf = ({ pathname, searchParams }: URL, today: string): FirstAnswer | null => {
  const id = /^\/listing\/([^/]+)$/.exec(pathname)?.[1]
  if (id !== undefined)
    return {
      path: `/api/listings/${id}`,
      keep: (queries, answer) => void queries.setQueryData(listingKey(id), answer),
    }
  if (pathname !== '/search') return null
  const query = toQuery(readSearch(searchParams, today))
  const parameters = Object.entries({ ...query, limit: pageSize }).map(([name, value]) => [name, String(value)])
  return {
    path: `/api/listings?${new URLSearchParams(parameters).toString()}`,
    keep: (queries, answer) => void queries.setQueryData(searchKey(query), { pages: [answer], pageParams: [''] }),
  }
}
