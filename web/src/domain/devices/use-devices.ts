import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The person's open sessions, the one that was seen last first. */
export const useDevices = () =>
  useQuery({
    queryKey: queryKeys.devices,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/me/sessions', { signal }))).items,
    staleTime: 0,
  })

/** Ends sessions of other devices (docs/product/people.md, Devices). */
export const useEndSessions = () => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const outcome = {
    onError: (error: unknown) => toastError({ title: t('device.removeFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.devices }),
  }
  return {
    endOne: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/api/me/sessions/{id}', { params: { path: { id } } })),
      onSuccess: () => toastSuccess({ title: t('device.removed') }),
      ...outcome,
    }),
    endOthers: useMutation({
      mutationFn: () => answer(api.POST('/api/me/sessions/end-others')),
      onSuccess: ({ ended }) => toastSuccess({ title: t('device.othersRemoved', { count: ended }) }),
      ...outcome,
    }),
  }
}
