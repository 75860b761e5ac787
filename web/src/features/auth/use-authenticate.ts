import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import type { AuthForm, AuthMode } from './validate-auth.ts'

/**
 * Signs in or up and asks who that is now. `adopt` makes the answer the session of the page; it is apart, so that a form
 * can choose the way out before the page learns that somebody is here.
 */
export const useAuthenticate = (mode: AuthMode) => {
  const queries = useQueryClient()
  const authenticate = useMutation({
    // What went wrong in one mode is no news in the other: a new key begins anew.
    mutationKey: ['authenticate', mode],
    mutationFn: async ({ name, email, password, role }: AuthForm): Promise<SessionAnswer> => {
      if (mode === 'logIn') await answer(api.POST('/api/auth/sign-in', { body: { email: email.trim(), password } }))
      else
        await answer(
          api.POST('/api/auth/sign-up', {
            body: { name: name.trim(), email: email.trim(), password, rolePreference: role },
          }),
        )
      return sessionQuery.queryFn()
    },
  })
  const adopt = (session: SessionAnswer): void => {
    queries.setQueryData(sessionQuery.queryKey, session)
    // What was fetched for somebody else is asked again.
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  }
  return { authenticate, adopt }
}
