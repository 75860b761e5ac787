import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The configured provider: `stripeKey` is Stripe's publishable key, or null with the sandbox. */
export const usePaymentConfig = () =>
  useQuery({
    queryKey: queryKeys.paymentConfig,
    queryFn: () => answer(api.GET('/api/payments/config')),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ mode, publishableKey }) => ({ stripeKey: mode === 'stripe' ? (publishableKey ?? null) : null }),
  })
