import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { PayableTrip } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** One booking of the signed-in guest; follows live notices. */
export const useBooking = (id: string | null) =>
  useQuery({
    queryKey: [...queryKeys.booking, id],
    enabled: id !== null,
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}', { params: { path: { id: id ?? '' } }, signal })),
    staleTime: 0,
    // A hold whose payment is still being made at the provider: it is there within a moment.
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' && !data.clientSecret ? 1500 : false),
  })

/**
 * The secret with which a booking can be paid. An instant booking brings it along; an approved request gets its payment when the guest first
 * asks, and so does every booking whose payment failed at the provider. Asking is safe to repeat.
 */
export const useClientSecret = (booking: PayableTrip, wanted: boolean) => {
  const payable: readonly PayableTrip['status'][] = ['pending', 'host_approved', 'awaiting_payment']
  const started = useQuery({
    queryKey: [...queryKeys.booking, booking.id, 'payment'],
    enabled: wanted && payable.includes(booking.status) && !booking.clientSecret,
    queryFn: () =>
      answer(
        api.POST('/api/bookings/{id}/payment-link', {
          params: { path: { id: booking.id } },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    // While it is asked anew, the secret before is of a payment that ended.
    clientSecret: booking.clientSecret ?? (started.isFetching ? null : (started.data?.clientSecret ?? null)),
    error: started.error,
    retry: started.refetch,
  }
}
