import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** The client secret for saving a card. Fetched anew each time a form opens. */
export const useCardSetup = () =>
  useQuery({
    queryKey: ['card-setup', useId()],
    queryFn: () => answer(api.POST('/api/payment-methods/setup')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Changes the saved cards, shows a toast with the result, and refetches them. */
const useCardChange = (
  change: () => Promise<unknown>,
  words: { done: 'removed' | 'defaultSet'; failed: 'removeFailed' | 'defaultFailed' },
) => {
  const { t } = useTranslation('cards')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => toastSuccess({ title: t(words.done) }),
    onError: (error) => toastError({ title: t(words.failed), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.cards }),
  })
}

/** Removes a saved card. */
export const useRemoveCard = (id: string) =>
  useCardChange(() => answer(api.DELETE('/api/payment-methods/{id}', { params: { path: { id } } })), {
    done: 'removed',
    failed: 'removeFailed',
  })

/** Makes a saved card the default. */
export const useSetDefaultCard = (id: string) =>
  useCardChange(() => answer(api.PUT('/api/payment-methods/{id}/default', { params: { path: { id } } })), {
    done: 'defaultSet',
    failed: 'defaultFailed',
  })
