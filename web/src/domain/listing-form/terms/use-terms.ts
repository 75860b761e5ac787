import { hostTermsVersion } from '@nordbo/listing-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Whether the person has accepted the host terms, and how to (docs/product/people.md, Host terms). */
export const useTerms = () => {
  const { t } = useTranslation('createListing')
  const queries = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: queryKeys.hostTerms,
    queryFn: () => answer(api.GET('/api/host/terms')),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accept = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/api/host/terms/accept', {
          body: { version: hostTermsVersion, terms: true, privacy: true, liability: true },
        }),
      ),
    onSuccess: (terms) => {
      queries.setQueryData(queryKeys.hostTerms, terms)
      toastSuccess({ title: t('termsSaved') })
    },
    onError: () => toastError({ title: t('termsFailed') }),
  })
  return { loading: isPending, accepted: data?.acceptedAt != null, accept }
}
export type Terms = ReturnType<typeof useTerms>
