import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { answer, api } from '../../lib/api/client.ts'
import type { CreatedBooking, GuestCounts } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { Stay } from '../../lib/stay.ts'

export interface BookingOrder extends Stay {
  listingId: string
  guests: GuestCounts
  message?: string
  /** The total on the screen, DKK: the server refuses any other. */
  expectedTotal?: number
}

/** Books, or asks the host. A lost answer is asked for again with the same key, so that nobody books twice. */
export const useCreateBooking = () => {
  const queries = useQueryClient()
  const last = useRef<{ order: string; key: string } | null>(null)
  return useMutation({
    mutationFn: (order: BookingOrder): Promise<CreatedBooking> => {
      const words = JSON.stringify(order)
      if (last.current?.order !== words) last.current = { order: words, key: crypto.randomUUID() }
      return answer(api.POST('/api/bookings', { body: order, headers: { 'idempotency-key': last.current.key } }))
    },
    onError: (error) => {
      // A refusal is final for its key; the next try is a new one.
      if (error instanceof ApiProblem && error.status < 500) last.current = null
      void queries.invalidateQueries({ queryKey: queryKeys.availability })
      void queries.invalidateQueries({ queryKey: queryKeys.quote })
    },
    onSuccess: () => {
      last.current = null
      for (const queryKey of [queryKeys.trips, queryKeys.availability, queryKeys.search])
        void queries.invalidateQueries({ queryKey })
    },
  })
}
