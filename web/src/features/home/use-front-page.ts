import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** How many hotels the front page shows (docs/product/listings.md, Front page). */
export const shownHotels = 3
const tenMinutes = 600_000

/** Hotels of the Nordic countries; booking one is announced only. */
export const useHotels = () =>
  useQuery({
    queryKey: queryKeys.hotels,
    queryFn: ({ signal }) => answer(api.GET('/api/hotels', { params: { query: { limit: shownHotels } }, signal })),
    select: (found) => found.items,
    staleTime: tenMinutes,
  })

/** How many homes and hosts there are, and how guests rate them. */
export const useMarketFigures = () =>
  useQuery({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => answer(api.GET('/api/figures', { signal })),
    staleTime: tenMinutes,
  })
