import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { PriceProposal } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Proposed prices of a home's next 90 nights, computed when they are asked for. */
export const useProposals = (listingId: string) =>
  useQuery({
    queryKey: [...queryKeys.priceProposals, listingId],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/listings/{id}/price-proposals', { params: { path: { id: listingId } }, signal })),
  })

/** Takes or dismisses proposed prices. */
export const useDecision = (listingId: string, decision: 'accept' | 'dismiss') => {
  const { t } = useTranslation('extras')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (nights: readonly PriceProposal[]): Promise<void> => {
      const options = {
        params: { path: { id: listingId } },
        body: { prices: nights.map(({ date, proposed }) => ({ date, price: proposed })) },
      }
      if (decision === 'accept') await answer(api.POST('/api/host/listings/{id}/price-proposals/accept', options))
      else await answer(api.POST('/api/host/listings/{id}/price-proposals/dismiss', options))
    },
    onSuccess: (_done, nights) => {
      toastSuccess({ title: t(decision === 'accept' ? 'accepted' : 'dismissed') })
      const gone = new Set(nights.map(({ date }) => date))
      // Search learns of new prices a moment later: what was decided leaves the list at once.
      queries.setQueryData(
        [...queryKeys.priceProposals, listingId],
        (before: { homes: number; items: PriceProposal[] } | undefined) =>
          before && { ...before, items: before.items.filter(({ date }) => !gone.has(date)) },
      )
    },
    onError: (error) =>
      toastError({
        title: t(decision === 'accept' ? 'acceptFailed' : 'changeFailed'),
        description: problemText(error),
      }),
  })
}
