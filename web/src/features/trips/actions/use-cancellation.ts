import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { fetchAgain } from '../../../lib/api/fetch-again.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** What cancelling a trip now would refund. */
export const useCancellationPreview = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.cancellation, id],
    // Not cached, because the amount depends on the time.
    gcTime: 0,
    queryFn: ({ signal }) =>
      answer(api.GET('/api/bookings/{id}/cancellation-preview', { params: { path: { id } }, signal })),
  })

/** Cancels a trip for the refund on screen. When the server has another amount, the preview is refetched. */
export const useCancelTrip = (id: string, request: boolean, onCancelled: () => void) => {
  const { t } = useTranslation('trips')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (expectedRefund: number) =>
      answer(
        api.POST('/api/bookings/{id}/cancel', {
          params: { path: { id } },
          body: { expectedRefund },
        }),
      ),
    onSuccess: () => {
      toastSuccess({ title: t(request ? 'cancel.doneRequest' : 'cancel.done') })
      onCancelled()
    },
    onError: (error) => {
      if (codeOf(error) === 'booking.refundChanged')
        return queries.invalidateQueries({ queryKey: [...queryKeys.cancellation, id] })
      toastError({ title: t('cancel.failed'), description: problemText(error) })
    },
    onSettled: () => Promise.all([queryKeys.trips, queryKeys.booking].map((queryKey) => fetchAgain(queries, queryKey))),
  })
}
