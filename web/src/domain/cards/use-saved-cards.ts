import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/**
 * The signed-in guest's saved cards, newest first. `retry: false` fails at once, so that a person who pays need not
 * wait.
 */
export const useSavedCards = ({ retry = true }: { retry?: boolean } = {}) =>
  useQuery({
    queryKey: queryKeys.cards,
    queryFn: ({ signal }) => answer(api.GET('/api/payment-methods', { signal })),
    ...(retry ? {} : { retry }),
  })
