import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** One booking of the signed-in guest. Refetched on live notices. */
export const useBooking = (id: string | null) =>
  useQuery({
    queryKey: [...queryKeys.booking, id],
    enabled: id !== null,
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}', { params: { path: { id: id ?? '' } }, signal })),
    staleTime: 0,
    // The provider is still creating the payment, which takes a moment.
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' && !data.clientSecret ? 1500 : false),
  })

/**
 * The client secret of a booking's payment. Instant bookings contain it. For approved requests, and after a failure
 * at the provider, the payment is created on demand. Repeating that is safe.
 */
export const useClientSecret = (booking: PayableTrip, enabled: boolean) => {
  const payable: readonly PayableTrip['status'][] = ['pending', 'host_approved', 'awaiting_payment']
  const started = useQuery({
    queryKey: [...queryKeys.booking, booking.id, 'payment'],
    enabled: enabled && payable.includes(booking.status) && !booking.clientSecret,
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
    // During a refetch the former secret belongs to an ended payment.
    clientSecret: booking.clientSecret ?? (started.isFetching ? null : (started.data?.clientSecret ?? null)),
    error: started.error,
    retry: started.refetch,
  }
}
