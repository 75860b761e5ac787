import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshThreads } from '../../domain/messages/refresh-threads.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Changes something about a thread, and says how that went. */
export const useThreadChange = <V>(change: (value: V) => Promise<unknown>, done: (value: V) => string | null) => {
  const { t } = useTranslation('messages')
  const queries = useQueryClient()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: change,
    onSuccess: (_, value) => {
      const title = done(value)
      if (title !== null) toastSuccess({ title })
    },
    onError: (error) => toastError({ title: t('changeFailed'), description: problemText(error) }),
    onSettled: () => refreshThreads(queries),
  })
}
