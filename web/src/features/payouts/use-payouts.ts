import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** The signed-in host's figures and payouts, page by page; follows live notices. */
export const usePayouts = () =>
  useInfiniteQuery({
    queryKey: queryKeys.payouts,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(api.GET('/api/host/payouts', { params: { query: pageParam ? { cursor: pageParam } : {} }, signal })),
    getNextPageParam: (page) => page.nextCursor,
  })

/** One payout of the signed-in host with what happened to it; follows live notices. */
export const useStatement = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.payouts, 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/api/host/payouts/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Leads to the provider's forms, where the account is opened. */
export const useOnboarding = () => {
  const { t } = useTranslation('payouts')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/host/payout-account/onboarding')),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastError({ title: t('setUpFailed'), description: problemText(error) }),
  })
}

/** Asks how the account stands after its holder came back from the forms: webhooks may be slower than people. */
export const useRefreshAccount = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/host/payout-account/refresh')),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.payouts }),
  })
}

/** Where the statement of a payout is, in the language on screen where it is written in it. */
export const statementPath = (id: string, kind: 'pdf' | 'csv', language: string): string =>
  `/api/host/payouts/${id}/statement.${kind}?lang=${language.startsWith('da') ? 'da' : 'en'}`
