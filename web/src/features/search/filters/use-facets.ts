import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import type { SearchState } from '../query/search-state.ts'
import { toFilters } from '../query/write-search.ts'

/** Milliseconds without a change until homes are counted. */
const pauseMs = 200

/** The number of homes that fit the filters, and their prices. */
export const useFacets = (state: SearchState) => {
  const settled = useDebounced(state, pauseMs)
  const query = toFilters(settled)
  const facets = useQuery({
    queryKey: [...queryKeys.facets, query],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/facets', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
  return { facets: facets.data, counting: facets.isFetching || settled !== state }
}
