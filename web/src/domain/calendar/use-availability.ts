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

/**
 * Taken ranges of a home, half-open, from today to the last day that a stay may reach, without own unpaid holds; and
 * the rules of its host, null for none.
 */
export const useAvailability = (listingId: string, today: string) => useQuery(availability(listingId, today))

/** The signed-in person's unpaid hold of a home: the one that overlaps `stay`, else the first. */
export const useOwnHold = (listingId: string, today: string, stay: Stay | null) =>
  useQuery({
    ...availability(listingId, today),
    select: ({ own }) =>
      own.find(({ from, to }) => stay !== null && stay.checkIn < to && from < stay.checkOut) ?? own[0] ?? null,
  }).data ?? null

/** All unpaid holds that the signed-in person has of a home. */
export const useOwnHolds = (listingId: string, today: string) =>
  useQuery({ ...availability(listingId, today), select: ({ own }) => own }).data ?? []
