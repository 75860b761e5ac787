import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Stay } from '../../../domain/stay/stay.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { fetchAgain } from '../../../lib/api/fetch-again.ts'
import type { CreatedBooking, GuestCounts } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

export interface BookingOrder extends Stay {
  listingId: string
  guests: GuestCounts
  /** The guest has confirmed to be 18 or older. */
  adultAttested: boolean
  message?: string
  /** The total on screen, DKK. The server refuses any other. */
  expectedTotal?: number
}

/** Creates a booking or a request. */
export const useCreateBooking = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (order: BookingOrder): Promise<CreatedBooking> => answer(api.POST('/api/bookings', { body: order })),
    onError: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.availability })
      void queries.invalidateQueries({ queryKey: queryKeys.quote })
    },
    onSuccess: () => {
      for (const queryKey of [queryKeys.trips, queryKeys.availability, queryKeys.quote, queryKeys.search])
        void fetchAgain(queries, queryKey)
    },
  })
}
