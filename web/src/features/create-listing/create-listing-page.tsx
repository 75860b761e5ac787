import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import type { Draft } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { useDraftQuery } from './draft/draft-api.ts'
import { Wizard } from './wizard/wizard.tsx'

/** The page of the wizard: a new home, or a stored draft by its id. */
export const CreateListingPage = () => {
  const { t } = useTranslation('createListing')
  usePageTitle(t('title'))
  const { draftId } = useParams()
  // A new draft gets its id while the wizard is open.
  const [begun] = useState(draftId)
  // The wizard follows the draft from then on.
  const [draft, setDraft] = useState<Draft>()
  const { data, isError, error, isFetching, refetch } = useDraftQuery(draft ? undefined : begun)
  if (data && !draft) setDraft(data)
  if (begun === undefined) return <Wizard draft={undefined} />
  if (draft) return <Wizard draft={draft} />
  if (isError && isMissing(error)) return <Navigate to="/host/create" replace />
  if (isError)
    return <ErrorState title={t('loadFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <PageSpinner label={t('loading')} />
}
