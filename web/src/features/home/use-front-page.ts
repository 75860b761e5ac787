import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The number of hotels on the front page (docs/product/listings.md, Front page). */
export const shownHotels = 3
const tenMinutes = 600_000

/** The number of homes and hosts, and the mean rating. */
export const useMarketFigures = () =>
  useQuery({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => answer(api.GET('/api/figures', { signal })),
    staleTime: tenMinutes,
  })
