import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The key of the hotels that a partner describes. Notices about drafts refetch it. */
export const partnerHotelsKey = [...queryKeys.drafts, 'hotels'] as const

/** The hotels that the signed-in partner describes, the last changed first. */
export const usePartnerHotels = () =>
  useQuery({
    queryKey: partnerHotelsKey,
    queryFn: async () => (await answer(api.GET('/api/partner/hotels'))).items,
  })
