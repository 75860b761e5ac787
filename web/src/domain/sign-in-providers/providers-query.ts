import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The providers that people may sign in with. They stay the same as long as the tab is open. */
export const providersQuery = {
  queryKey: [...queryKeys.passkeys, 'providers'],
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(api.GET('/api/auth/providers', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
}
