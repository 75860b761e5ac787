import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** What a person types to delete their account. */
export const deletionWord = 'SLET'

/** How long the confirmation is seen before the page is loaded anew, ms. */
const goodbyeMs = 2_000

/** What stands in the way of deleting the account, while the dialog is open. */
export const useDeletionBlockers = (enabled: boolean) =>
  useQuery({
    queryKey: queryKeys.deletion,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/me/deletion', { signal }))).blockers,
    enabled,
    staleTime: 0,
  })

/** Deletes the account, says so and loads / anew, so that nothing of the person stays in memory. */
export const useDeleteAccount = (onRefused: () => void) => {
  const { t } = useTranslation('dataRights')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => answer(api.DELETE('/api/me', { body: { confirm: deletionWord } })),
    onSuccess: () => {
      toastSuccess({ title: t('deleted') })
      setTimeout(() => window.location.assign('/'), goodbyeMs)
    },
    onError: (error) => {
      toastError({ title: t('deleteFailed'), description: problemText(error) })
      onRefused()
    },
  })
}
