import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signInWaysKey } from '../../../domain/passkeys/use-passkeys.ts'
import { useGoToProvider } from '../../../domain/sign-in-providers/use-go-to-provider.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Changes of a person's linked identities. */
export const useLinkedChanges = () => {
  const { t } = useTranslation('security')
  const queries = useQueryClient()
  const problemText = useProblemText()
  const link = useGoToProvider((provider) => {
    const { pathname, search } = window.location
    const body = { provider, next: `${pathname}${search}` }
    return answer(api.POST('/api/me/linked-identities/start', { body }))
  })
  const unlink = useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/api/me/linked-identities/{id}', { params: { path: { id } } })),
    onSuccess: async (): Promise<void> => {
      toastSuccess({ title: t('unlinkedDone') })
      await queries.invalidateQueries({ queryKey: signInWaysKey })
    },
    onError: (error) => toastError({ title: t('updateFailed'), description: problemText(error) }),
  })
  return { link, unlink }
}
