import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** The person's latest request to be verified; null without one. */
export const useVerificationStatus = () =>
  useQuery({
    queryKey: [...queryKeys.verification, 'status'],
    queryFn: async ({ signal }) => (await answer(api.GET('/api/me/verification', { signal }))).verification,
  })

/** A host's payout account, as the provider reports it. */
export const usePayoutAccount = (enabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.payouts, 'account'],
    enabled,
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/host/payouts', { params: { query: {} }, signal }))).summary.account,
  })
