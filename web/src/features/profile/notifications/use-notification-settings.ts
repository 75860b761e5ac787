import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { NotificationSettings } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

const queryKey = [...queryKeys.notifications, 'settings']

/** What the signed-in person wants to be told, by subject and channel. */
export const useNotificationSettings = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => answer(api.GET('/api/me/notification-settings', { signal })),
  })

/** Stores the choices. The switches change at once and go back when the server refuses. */
export const useSaveNotificationSettings = () => {
  const { t } = useTranslation('profile')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationSettings) => answer(api.PUT('/api/me/notification-settings', { body })),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<NotificationSettings>(queryKey)
      queries.setQueryData(queryKey, chosen)
      return { before }
    },
    onSuccess: () => {
      // Host settings show the same store.
      void queries.invalidateQueries({ queryKey: queryKeys.notifications })
      toastSuccess({ title: t('notificationsSaved') })
    },
    onError: (error, _chosen, context) => {
      queries.setQueryData(queryKey, context?.before)
      toastError({ title: t('notificationsNotSaved'), description: problemText(error) })
    },
  })
}
