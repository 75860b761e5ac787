import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** A home's page. */
export const useListing = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.listing, id],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/{id}', { params: { path: { id } }, signal })),
  })

/** How many reviews are read at a time (guest.md §9). */
const reviewsAtATime = 6

/** A home's published reviews, newest first. */
export const useReviews = (id: string) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.listing, id, 'reviews'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/listings/{id}/reviews', {
          params: { path: { id }, query: { limit: reviewsAtATime, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })
