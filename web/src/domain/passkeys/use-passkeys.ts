import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The person's passkeys. */
export const usePasskeys = (enabled = true) =>
  useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => answer(api.GET('/api/me/passkeys', { signal })),
    enabled,
  })
