import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { answer, api } from '../../../lib/api/client.ts'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import type { DraftSync } from '../draft/use-draft-sync.ts'

interface Published {
  id: string
  /** Whether extras were chosen, which are started after the publication (docs/product/extras.md, Chosen in the wizard). */
  extras: boolean
}

/** Publishes a draft and leads to the dashboard, from the profile to the host's homes (docs/product/listings.md, Drafts). */
export const usePublish = ({ flush }: Pick<DraftSync, 'flush'>) => {
  const { t } = useTranslation('createListing')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return useMutation({
    mutationFn: async ({ id }: Published) => {
      // An answer that the server would refuse must not be published as it was before.
      if (!(await flush())) throw new ApiProblem('listing.incomplete', 422)
      return answer(api.POST('/api/host/drafts/{id}/publish', { params: { path: { id } } }))
    },
    onSuccess: async (_, { id, extras }) => {
      toastSuccess({ title: t('published') })
      await queries.invalidateQueries({ queryKey: queryKeys.session })
      queries.removeQueries({ queryKey: queryKeys.drafts })
      if (extras) return navigate(`/host/dashboard/listings/${id}/extras`, { replace: true })
      navigate(params.get('from') === 'profile' ? '/host/dashboard/listings' : '/host/dashboard', { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem) || error.status >= 500) return toastError({ title: t('releaseFailed') })
      if (error.code === 'auth.required') return toastError({ title: t('loginNeeded', { ns: 'common' }) })
      const incomplete = error.code === 'listing.incomplete'
      toastError({ title: incomplete ? t('completeMissing') : t('publishFailed', { message: problemText(error) }) })
    },
  })
}
