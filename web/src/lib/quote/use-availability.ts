import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'
import { queryKeys } from '../api/query-keys.ts'
import { lastDeparture } from '../booking-window.ts'

/** Taken half-open ranges of a home from today to the last day that a stay may reach. */
export const useAvailability = (listingId: string, today: string) =>
  useQuery({
    queryKey: [...queryKeys.availability, listingId, today],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings/{id}/availability', {
          params: { path: { id: listingId }, query: { from: today, to: lastDeparture(today) } },
          signal,
        }),
      ),
    select: (found) => found.unavailable,
  })
