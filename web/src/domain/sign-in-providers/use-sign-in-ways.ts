import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** How the signed-in person signs in, besides passkeys. */
export const useSignInWays = () =>
  useQuery({
    queryKey: queryKeys.signInWays,
    queryFn: ({ signal }) => answer(api.GET('/api/me/sign-in-ways', { signal })),
  })
