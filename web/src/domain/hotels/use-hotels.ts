import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const tenMinutes = 600_000

/** The query key of the best rated hotels. */
export const hotelsKey = (limit: number) => [...queryKeys.hotels, limit] as const

/** The best rated hotels. They cannot be booked yet. */
export const useHotels = (limit: number) =>
  useQuery({
    queryKey: hotelsKey(limit),
    queryFn: ({ signal }) => answer(api.GET('/api/hotels', { params: { query: { limit } }, signal })),
    select: (found) => found.items,
    staleTime: tenMinutes,
  })
