import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { RequestTab, Reservation } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The signed-in host's requests of one tab, with the counts of all tabs. Refetched on live notices. */
export const useRequests = (tab: RequestTab) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.hostRequests, tab],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/host/bookings', {
          params: { query: { tab, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })

/** Approves a request. `onAnswered` is called before the list is refetched. */
export const useApprove = (onAnswered: (request: Reservation) => void) => {
  const { t } = useTranslation('requests')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answer(
        api.POST('/api/host/bookings/{id}/approve', {
          params: { path: { id } },
        }),
      ),
    onSuccess: (request) => {
      onAnswered(request)
      toastSuccess({ title: t('approved') })
    },
    onError: (error) => toastError({ title: t('approveFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.hostRequests }),
  })
}

/** Declines a request, with an optional reason. `onAnswered` as above. */
export const useDecline = (onAnswered: (request: Reservation) => void) => {
  const { t } = useTranslation('requests')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      answer(
        api.POST('/api/host/bookings/{id}/decline', {
          params: { path: { id } },
          body: reason.trim() ? { reason: reason.trim() } : {},
        }),
      ),
    onSuccess: (request) => {
      onAnswered(request)
      toastSuccess({ title: t('declined') })
    },
    onError: (error) => toastError({ title: t('declineFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.hostRequests }),
  })
}
