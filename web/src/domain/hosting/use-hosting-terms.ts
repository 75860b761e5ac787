import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const tenMinutes = 600_000

/** The fees and the time of payouts in force. */
export const useHostingTerms = () =>
  useQuery({
    queryKey: queryKeys.hostingTerms,
    queryFn: ({ signal }) => answer(api.GET('/api/hosting/terms', { signal })),
    staleTime: tenMinutes,
  })
