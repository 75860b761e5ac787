import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SearchQuery } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { withDistinctCovers } from '../../lib/photos/distinct-covers.ts'
import { useFiltersChanged } from './filters-event.ts'

/** The number of homes on the front page (docs/product/listings.md, Front page). */
export const shownHomes = 6

/** The newest active homes, of one category where given. */
export const useNewestHomes = (category: SearchQuery) => {
  const homes = useQuery({
    queryKey: [...queryKeys.search, 'newest', category],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings', { params: { query: { ...category, sort: 'newest', limit: shownHomes } }, signal }),
      ),
    select: (found) => withDistinctCovers(found.items),
    placeholderData: keepPreviousData,
  })
  useFiltersChanged(homes.refetch)
  return homes
}
