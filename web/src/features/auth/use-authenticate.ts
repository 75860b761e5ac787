import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import type { AuthForm, AuthMode } from './validate-auth.ts'

/**
 * Signs in or up and fetches the new session; null when a second factor is missing. `adopt` sets it as the page's session: a separate step, so that a form
 * can navigate before the page re-renders as signed in.
 */
export const useAuthenticate = (mode: AuthMode) => {
  const queries = useQueryClient()
  const authenticate = useMutation({
    // Each mode has its own error state.
    mutationKey: ['authenticate', mode],
    mutationFn: async ({ name, email, password, role }: AuthForm): Promise<SessionAnswer | null> => {
      if (mode === 'logIn') {
        const opened = await answer(api.POST('/api/auth/sign-in', { body: { email: email.trim(), password } }))
        if ('twoFactorRequired' in opened) return null
      } else
        await answer(
          api.POST('/api/auth/sign-up', {
            body: {
              ...{ name: name.trim(), email: email.trim(), password, rolePreference: role },
              locale: currentLanguage(),
            },
          }),
        )
      return sessionQuery.queryFn()
    },
  })
  const adopt = (session: SessionAnswer): void => {
    queries.setQueryData(sessionQuery.queryKey, session)
    // Data of the former visitor is refetched.
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  }
  return { authenticate, adopt }
}
