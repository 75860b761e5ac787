import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'
import { queryKeys } from '../api/query-keys.ts'
import { addMonths } from '../calendar-date.ts'

/** How far ahead a calendar looks, months. */
const monthsAhead = 19

/** Taken half-open ranges of a home from today on. */
export const useAvailability = (listingId: string, today: string) =>
  useQuery({
    queryKey: [...queryKeys.availability, listingId, today],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings/{id}/availability', {
          params: { path: { id: listingId }, query: { from: today, to: addMonths(today, monthsAhead) } },
          signal,
        }),
      ),
    select: (found) => found.unavailable,
  })
