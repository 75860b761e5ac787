import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** A host's work at a glance. Refetched on live notices about bookings, payouts and reviews. */
export const useHostOverview = () =>
  useQuery({
    queryKey: queryKeys.hostOverview,
    queryFn: ({ signal }) => answer(api.GET('/api/host/overview', { signal })),
  })
