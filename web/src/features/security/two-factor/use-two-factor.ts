import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Whether the person signs in with two factors. */
export const useTwoFactor = () =>
  useQuery({
    queryKey: queryKeys.twoFactor,
    queryFn: ({ signal }) => answer(api.GET('/api/me/two-factor', { signal })),
  })

/** Says that a change of the security settings failed. */
export const useFailure = (): ((error: unknown) => void) => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  return (error) => toastError({ title: t('updateFailed'), description: problemText(error) })
}

/** Changes of two-factor sign-in. The state is fetched anew after each. */
export const useTwoFactorChanges = () => {
  const { t } = useTranslation('security')
  const queries = useQueryClient()
  const onError = useFailure()
  const onSuccess = async (): Promise<void> => {
    toastSuccess({ title: t('updated') })
    await queries.invalidateQueries({ queryKey: queryKeys.twoFactor })
  }
  return {
    /** A new secret for the app. Nothing is on before a code confirms it. */
    start: useMutation({ mutationFn: () => answer(api.POST('/api/me/two-factor/start')), onError }),
    confirm: useMutation({
      mutationFn: (code: string) => answer(api.POST('/api/me/two-factor/confirm', { body: { code } })),
      onSuccess,
      // A wrong code is shown at its field.
      onError: (error) => (codeOf(error) === 'auth.codeInvalid' ? undefined : onError(error)),
    }),
    disable: useMutation({ mutationFn: () => answer(api.POST('/api/me/two-factor/disable')), onSuccess, onError }),
    renew: useMutation({ mutationFn: () => answer(api.POST('/api/me/two-factor/recovery-codes')), onSuccess, onError }),
  }
}
