import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

const queryKey = queryKeys.loginAlerts

/** Does the person want a mail when somebody signs in on an unknown device? */
export const useLoginAlerts = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => answer(api.GET('/api/me/security', { signal })) })

/** Stores the choice. The switch changes at once and goes back when the server refuses. */
export const useSaveLoginAlerts = () => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (loginAlerts: boolean) => answer(api.PUT('/api/me/security', { body: { loginAlerts } })),
    onMutate: async (loginAlerts) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, { loginAlerts })
      return { before }
    },
    onSuccess: () => toastSuccess({ title: t('updated') }),
    onError: (error, _chosen, context) => {
      queries.setQueryData(queryKey, context?.before)
      toastError({ title: t('updateFailed'), description: problemText(error) })
    },
  })
}
