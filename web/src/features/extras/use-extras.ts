import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { ListingExtra } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

export type ExtraCode = ListingExtra['code']

/** The extras of a home. Refetched on live notices. */
export const useExtras = (listingId: string) =>
  useQuery({
    queryKey: [...queryKeys.extras, listingId],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/listings/{id}/extras', { params: { path: { id: listingId } }, signal })),
  })

/** Switches an extra. The answer says whether a card or the bank is needed. */
export const useExtraChange = (listingId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ code, enabled }: { code: ExtraCode; enabled: boolean }) =>
      answer(
        api.PUT('/api/host/listings/{id}/extras/{code}', {
          params: { path: { id: listingId, code } },
          body: { enabled },
        }),
      ),
    onSettled: () =>
      Promise.all(
        [queryKeys.extras, queryKeys.priceProposals].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

/** Opens the provider's page about the card, invoices and subscriptions. */
export const usePortal = (listingId: string) => {
  const { t } = useTranslation('extras')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/host/listings/{id}/extras/portal', { params: { path: { id: listingId } } })),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastError({ title: t('portalFailed'), description: problemText(error) }),
  })
}
