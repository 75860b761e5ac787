import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { CalendarChanged } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Undoes a change. A toast says so, or why it is refused. */
export const useUndo = () => {
  const { t } = useTranslation('host-calendar')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ subject, changeId: id }: Pick<CalendarChanged, 'subject' | 'changeId'>) =>
      answer(api.POST('/api/host/calendar/changes/{subject}/{id}/undo', { params: { path: { subject, id } } })),
    onSuccess: () => toastSuccess({ title: t('done.undo') }),
    onError: (error) => toastError({ title: t('failed.undo'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.hostCalendar }),
  })
}
