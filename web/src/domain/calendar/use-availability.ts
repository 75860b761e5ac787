import { lastDeparture } from '@nordbo/stay-rules'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { Stay } from '../stay/stay.ts'

const availability = (listingId: string, today: string) =>
  queryOptions({
    queryKey: [...queryKeys.availability, listingId, today],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/listings/{id}/availability', {
          params: { path: { id: listingId }, query: { from: today, to: lastDeparture(today) } },
          signal,
        }),
      ),
  })

/** Half-open ranges of a home that others take, from today to the last day that a stay may reach. */
export const useAvailability = (listingId: string, today: string) =>
  useQuery({ ...availability(listingId, today), select: (found) => found.unavailable })

/** What the person who looks holds of a home unpaid, the hold of these dates first. */
export const useOwnHold = (listingId: string, today: string, stay: Stay | null) =>
  useQuery({
    ...availability(listingId, today),
    select: ({ own }) =>
      own.find(({ from, to }) => stay !== null && stay.checkIn < to && from < stay.checkOut) ?? own[0] ?? null,
  }).data ?? null

/** Everything that the person who looks holds of a home unpaid. */
export const useOwnHolds = (listingId: string, today: string) =>
  useQuery({ ...availability(listingId, today), select: ({ own }) => own }).data ?? []
