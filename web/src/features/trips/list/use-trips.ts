import { useInfiniteQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { TripTab } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** The signed-in guest's trips of one tab, with the counts of both tabs. Refetched on live notices. */
export const useTrips = (tab: TripTab) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.trips, tab],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/bookings', { params: { query: { tab, ...(pageParam ? { cursor: pageParam } : {}) } }, signal }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })
