import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { HotelQuery } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** Cards per page. */
export const hotelPageSize = 24

/** The query key of a search. */
export const hotelSearchKey = (query: HotelQuery) => [...queryKeys.hotelSearch, query] as const

/** The hotels of a search, page by page. */
export const useHotelSearch = (query: HotelQuery) =>
  useInfiniteQuery({
    queryKey: hotelSearchKey(query),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/hotels/search', {
          params: { query: { ...query, limit: hotelPageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

/** The query key of a hotel. */
export const hotelKey = (id: string) => [...queryKeys.hotel, id] as const

/** A hotel. */
export const useHotel = (id: string) =>
  useQuery({
    queryKey: hotelKey(id),
    queryFn: ({ signal }) => answer(api.GET('/api/hotels/{id}', { params: { path: { id } }, signal })),
  })

/** Kilometres around a hotel in which homes are nearby, and how many of them are shown. */
const [nearKm, mostHomes] = [25, 8]

/** Homes near a hotel, the recommended ones first. */
export const useHomesNear = ({ lat, lng }: { lat: number; lng: number }) =>
  useQuery({
    queryKey: [...queryKeys.hotel, 'near', lat, lng],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/listings', { params: { query: { lat, lng, radius: nearKm, limit: mostHomes } }, signal })),
    select: (found) => found.items,
  })
