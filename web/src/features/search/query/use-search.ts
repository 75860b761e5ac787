import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { SearchQuery } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** Cards per page: six rows of four. */
export const pageSize = 24

/** The query key of a search. */
export const searchKey = (query: SearchQuery) => [...queryKeys.search, query] as const

/** The homes of a search, page by page. */
export const useSearch = (query: SearchQuery) =>
  useInfiniteQuery({
    queryKey: searchKey(query),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/listings', {
          params: { query: { ...query, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
