import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { readPushState, turnOffPush, turnOnPush } from '../../lib/push/own-push.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The person's devices with push messages, and whether this browser is one. */
export const usePush = () =>
  useQuery({
    queryKey: queryKeys.push,
    queryFn: async ({ signal }) => {
      const [state, { items }] = await Promise.all([
        readPushState(),
        answer(api.GET('/api/me/push-subscriptions', { signal })),
      ])
      // A subscription that its session no longer knows gets nothing.
      const known = items.some(({ current }) => current)
      return { state: state === 'on' && !known ? ('off' as const) : state, devices: items }
    },
    staleTime: 0,
  })

/** Turns push messages on or off in this browser, or off in another. */
export const useChangePush = () => {
  const { t } = useTranslation('notifications')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.push })
  return {
    turn: useMutation({
      mutationFn: (on: boolean) => (on ? turnOnPush() : turnOffPush()),
      onSuccess: (state, wanted) => {
        if (state === 'on') toastSuccess({ title: t('push.turnedOn') })
        else if (!wanted) toastSuccess({ title: t('push.turnedOff') })
        else if (state === 'denied') toastError({ title: t('push.failed'), description: t('push.denied') })
      },
      onError: (error) => toastError({ title: t('push.failed'), description: problemText(error) }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/api/me/push-subscriptions/{id}', { params: { path: { id } } })),
      onSuccess: () => toastSuccess({ title: t('push.removed') }),
      onError: (error) => toastError({ title: t('push.removeFailed'), description: problemText(error) }),
      onSettled,
    }),
  }
}
