import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The stored comparisons of the ledger with the payment provider, newest first. */
export const useReconciliations = () =>
  useQuery({
    queryKey: queryKeys.reconciliations,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/reconciliations', { signal })),
  })

/** Runs a comparison of the last week now. */
export const useRunReconciliation = () => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/admin/reconciliations')),
    onSuccess: () => toastSuccess({ title: t('compared') }),
    onError: (error) => toastError({ title: t('compareFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.reconciliations }),
  })
}
