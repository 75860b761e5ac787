import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The change of the address that waits for its confirmations, if any. Its links are opened elsewhere, so a return to the page asks anew. */
export const usePendingEmail = () => {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.emailChange,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/me/email-change', { signal }))).pending,
    staleTime: 0,
  })
  const waited = useRef(false)
  const isWaiting = query.data ? true : query.data === null ? false : undefined
  useEffect(() => {
    // The second confirmation has changed the address.
    if (waited.current && isWaiting === false) {
      void queries.invalidateQueries({ queryKey: queryKeys.profile })
      void queries.invalidateQueries({ queryKey: queryKeys.session })
    }
    if (isWaiting !== undefined) waited.current = isWaiting
  }, [isWaiting, queries])
  return query
}

/** Says that an action of the account failed: `Fejl: {message}` (docs/product/people.md, Profile hub). */
export const useAccountFailure = (): ((error: unknown) => void) => {
  const { t } = useTranslation('profile')
  const problemText = useProblemText()
  return (error) => toastError({ title: t('actionFailed', { message: problemText(error) }) })
}

/** Begins a change of the address. */
export const useChangeEmail = () => {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/api/auth/change-email', { body: { email } })),
    onSuccess: async (_answer, email) => {
      toastSuccess({ title: t('email.sent', { email }) })
      await queries.invalidateQueries({ queryKey: queryKeys.emailChange })
    },
  })
}

/** Sends the link that verifies the current address again. */
export const useResendVerification = () => {
  const { t } = useTranslation('account')
  const failed = useAccountFailure()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/auth/verify-email/resend')),
    onSuccess: () => toastSuccess({ title: t('email.resent') }),
    onError: failed,
  })
}
