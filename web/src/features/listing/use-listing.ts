import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Stay } from '../../domain/stay/stay.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Where a home is kept. */
export const listingKey = (id: string) => [...queryKeys.listing, id] as const

/** A home's page. */
export const useListing = (id: string) =>
  useQuery({
    queryKey: listingKey(id),
    queryFn: ({ signal }) => answer(api.GET('/api/listings/{id}', { params: { path: { id } }, signal })),
  })

/** How many reviews the page shows (docs/product/listings.md, Front page), and are read at a time where all are. */
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

/** All published reviews of a home, newest first; with words only those that hold them. */
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

/** Homes around another one, nearest first; for a stay those that can be had, with what it costs there. */
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
