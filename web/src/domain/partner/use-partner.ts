import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** The signed-in person's application to be a hotel partner, and their account at the payment provider. Refetched on live notices. */
export const usePartner = () =>
  useQuery({
    queryKey: queryKeys.partner,
    queryFn: ({ signal }) => answer(api.GET('/api/partner', { signal })),
    staleTime: 0,
  })

/** Leaves for the payment provider's forms, which lead back to the wizard. */
export const useProviderForms = () => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/partner/onboarding')),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      toastError({ title: t('formsFailed'), description: problemText(error) })
      return queries.invalidateQueries({ queryKey: queryKeys.partner })
    },
  })
}
