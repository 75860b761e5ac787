import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'

/** The secret with which a card is handed to the provider; asked for anew each time a form opens. */
export const useSetup = () =>
  useQuery({
    queryKey: ['card-setup', useId()],
    queryFn: () =>
      answer(api.POST('/api/payment-methods/setup', { headers: { 'idempotency-key': crypto.randomUUID() } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Takes a saved card away. */
export const useRemoveCard = (id: string) => {
  const { t } = useTranslation('cards')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      answer(
        api.DELETE('/api/payment-methods/{id}', {
          params: { path: { id } },
          headers: { 'idempotency-key': crypto.randomUUID() },
        }),
      ),
    onSuccess: () => toastSuccess({ title: t('removed') }),
    onError: (error) => toastError({ title: t('removeFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.cards }),
  })
}

/** Offers a saved card first from now on. */
export const useSetDefaultCard = (id: string) => {
  const { t } = useTranslation('cards')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      answer(
        api.PUT('/api/payment-methods/{id}/default', {
          params: { path: { id } },
          headers: { 'idempotency-key': crypto.randomUUID() },
        }),
      ),
    onSuccess: () => toastSuccess({ title: t('defaultSet') }),
    onError: (error) => toastError({ title: t('defaultFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.cards }),
  })
}
