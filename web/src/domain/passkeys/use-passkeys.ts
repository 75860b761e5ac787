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

/** Fetched anew together with the passkeys. */
export const signInWaysKey = [...queryKeys.passkeys, 'ways'] as const

/** How the person signs in, besides passkeys. Here, because who asks for the one mostly asks for the other, and one file loads faster than two. */
export const useSignInWays = () =>
  useQuery({
    queryKey: signInWaysKey,
    queryFn: ({ signal }) => answer(api.GET('/api/me/sign-in-ways', { signal })),
  })
