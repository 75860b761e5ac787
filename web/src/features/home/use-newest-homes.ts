import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** How many homes the front page shows (guest.md §9). */
export const shownHomes = 6

/** The newest active homes. */
export const useNewestHomes = () =>
  useQuery({
    queryKey: [...queryKeys.search, 'newest'],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/listings', { params: { query: { sort: 'newest', limit: shownHomes } }, signal })),
    select: (found) => found.items,
  })
