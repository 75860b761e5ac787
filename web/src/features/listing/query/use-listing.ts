import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Stay } from '../../../domain/stay/stay.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** The query key of a home. */
export const listingKey = (id: string) => [...queryKeys.listing, id] as const

/** A home. */
export const useListing = (id: string) =>
  useQuery({
    queryKey: listingKey(id),
    queryFn: ({ signal }) => answer(api.GET('/api/listings/{id}', { params: { path: { id } }, signal })),
  })

/** The number of reviews on the page (docs/product/listings.md, Front page). */
export const shownReviews = 6
const reviewsAtATime = 12

/** The newest reviews of a home. */
export const useNewestReviews = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.listing, id, 'reviews'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings/{id}/reviews', { params: { path: { id }, query: { limit: shownReviews } }, signal }),
      ),
  })

/** Published reviews of a home, newest first. With `q` only those that contain it. */
export const useAllReviews = (id: string, q: string) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.listing, id, 'reviews', 'all', q],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/listings/{id}/reviews', {
          params: {
            path: { id },
            query: { limit: reviewsAtATime, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

/** Homes near another one, nearest first. With a stay only free ones, with their total. */
export const useNearby = (id: string, stay: Stay | null, guests: number) =>
  useQuery({
    queryKey: [...queryKeys.listing, id, 'nearby', stay, stay ? guests : null],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings/{id}/nearby', {
          params: { path: { id }, query: stay ? { ...stay, guests } : {} },
          signal,
        }),
      ),
    select: (found) => found.items,
    placeholderData: keepPreviousData,
  })
