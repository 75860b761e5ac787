import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SearchQuery } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Cards per page: six rows of four. */
const pageSize = 24

/** The homes of a search, page after page. */
export const useSearch = (query: SearchQuery) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.search, query],
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
