import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The signed-in guest's saved cards, newest first. `hurried`: a person who pays does not wait for a second try. */
export const useSavedCards = ({ hurried = false }: { hurried?: boolean } = {}) =>
  useQuery({
    queryKey: queryKeys.cards,
    queryFn: ({ signal }) => answer(api.GET('/api/payment-methods', { signal })),
    ...(hurried ? { retry: false } : {}),
  })
