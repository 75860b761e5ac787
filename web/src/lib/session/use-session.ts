import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'
import type { Role, SessionAnswer } from '../api/model.ts'
import { queryKeys } from '../api/query-keys.ts'
import { setServerNow } from '../clock/server-clock.ts'

/** Fetches the session and sets the clock to its `now`. */
export const sessionQuery = {
  queryKey: queryKeys.session,
  queryFn: async (): Promise<SessionAnswer> => {
    const session = await answer(api.GET('/api/auth/session'))
    setServerNow(session.now)
    return session
  },
  staleTime: 5 * 60_000,
}

export interface Session {
  /** The session is still being fetched. */
  loading: boolean
  user: SessionAnswer['user']
  isHost: boolean
  /** The terms or the privacy policy changed since the person agreed to them. */
  termsChanged: boolean
  has(role: Role): boolean
}

/** The current session (docs/product/people.md, Sessions). A failed request counts as signed out. */
export const useSession = (): Session => {
  const { data, isPending } = useQuery(sessionQuery)
  const roles: readonly Role[] = data?.roles ?? []
  const has = (role: Role): boolean => roles.includes(role)
  return {
    loading: isPending,
    user: data?.user ?? null,
    isHost: has('host') || has('admin'),
    termsChanged: data?.termsChanged === true,
    has,
  }
}
