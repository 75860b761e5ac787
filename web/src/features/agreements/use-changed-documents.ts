import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { ChangedDocument } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** What changed since the person agreed, in the language on screen. */
export const useChangedDocuments = () => {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [...queryKeys.changedDocuments, i18n.language],
    queryFn: ({ signal }) => answer(api.GET('/api/me/agreements/changed', { signal })),
  })
}

/** The newest version of each changed document, as it was shown. */
const shownVersions = (changed: readonly ChangedDocument[]): Partial<Record<ChangedDocument['document'], number>> =>
  Object.fromEntries(changed.map(({ document, changes }) => [document, changes[0]?.version]))

/** Stores that the person agrees to what was shown. */
export const useAgree = (changed: readonly ChangedDocument[]) => {
  const { t } = useTranslation('written')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/me/agreements', { body: shownVersions(changed) })),
    onSuccess: async () => {
      toastSuccess({ title: t('noticeSaved') })
      await queries.invalidateQueries({ queryKey: queryKeys.session })
    },
    onError: () => toastError({ title: t('noticeFailed') }),
  })
}
