import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { ReservationTab } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The signed-in host's reservations of one tab, with the counts of all tabs. Refetched on live notices. */
export const useReservations = (tab: ReservationTab) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.reservations, tab],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/host/reservations', {
          params: { query: { tab, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })

/** One reservation with its guest and its money. Refetched on live notices. */
export const useReservation = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.reservations, 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/api/host/reservations/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** The path of a tab's reservations as CSV, Danish or English. */
export const exportPath = (tab: ReservationTab, language: string): string =>
  `/api/host/reservations.csv?tab=${tab}&lang=${language.startsWith('da') ? 'da' : 'en'}`

const optionalReason = (text: string): { reason?: string } => (text.trim() ? { reason: text.trim() } : {})

/** Cancels a booking as its host. The guest gets everything back. */
export const useCancelAsHost = (id: string, onCancelled: () => void) => {
  const { t } = useTranslation('reservations')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, keepBlocked }: { reason: string; keepBlocked: boolean }) =>
      answer(
        api.POST('/api/host/bookings/{id}/cancel', {
          params: { path: { id } },
          body: { ...optionalReason(reason), keepBlocked, policyCode: 'flexible' },
        }),
      ),
    onSuccess: () => {
      toastSuccess({ title: t('cancelled') })
      onCancelled()
    },
    onError: (error) => toastError({ title: t('cancelFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.reservations }),
  })
}

/** Refunds a part of the payment. `amount` in DKK. */
export const useRefundPart = (id: string, onRefunded: () => void) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ amount, note }: { amount: number; note: string }) =>
      answer(
        api.POST('/api/host/bookings/{id}/refund', {
          params: { path: { id } },
          body: { amount, ...optionalReason(note) },
        }),
      ),
    onSuccess: (_, { amount }) => {
      toastSuccess({ title: t('refunded'), description: t('refundedAmount', { amount: format.dkk(amount) }) })
      onRefunded()
    },
    onError: (error) => toastError({ title: t('refundFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.reservations }),
  })
}
