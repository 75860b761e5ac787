import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** The signed-in host's figures and payouts, page by page. Refetched on live notices. */
export const usePayouts = () =>
  useInfiniteQuery({
    queryKey: queryKeys.payouts,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(api.GET('/api/host/payouts', { params: { query: pageParam ? { cursor: pageParam } : {} }, signal })),
    getNextPageParam: (page) => page.nextCursor,
  })

/** One payout of the signed-in host with its history. Refetched on live notices. */
export const useStatement = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.payouts, 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/api/host/payouts/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Opens the provider's forms for a payout account. */
export const useOnboarding = () => {
  const { t } = useTranslation('payouts')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/host/payout-account/onboarding')),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastError({ title: t('setUpFailed'), description: problemText(error) }),
  })
}

/** Asks the provider for the account's status after the forms, because webhooks may be slower than people. */
export const useRefreshAccount = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/host/payout-account/refresh')),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.payouts }),
  })
}

/** The path of a payout's statement, Danish or English. */
export const statementPath = (id: string, kind: 'pdf' | 'csv', language: string): string =>
  `/api/host/payouts/${id}/statement.${kind}?lang=${language.startsWith('da') ? 'da' : 'en'}`
