import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery, useSession } from '../../lib/session/use-session.ts'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { RequireSession } from './require-session.tsx'

/**
 * Renders for administrators (docs/product/people.md, Roles). Somebody whose session did not have the role when it was
 * fetched is asked about at the server once more, because the role may be a moment old.
 */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('admin')
  const queries = useQueryClient()
  const { user, has } = useSession()
  const [asked, setAsked] = useState(false)
  const unsure = user !== null && !has('admin') && !asked
  useEffect(() => {
    if (!unsure) return
    // A failed question counts as a no.
    void queries
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      .catch(() => undefined)
      .finally(() => setAsked(true))
  }, [unsure, queries])
  if (unsure) return <PageSpinner label={t('checkingAccess')} />
  return (
    <RequireSession needs="admin" wait={t('checkingAccess')}>
      {children}
    </RequireSession>
  )
}
