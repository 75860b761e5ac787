import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import type { Role } from '../api/model.ts'
import { signInPath } from '../login-dialog.ts'
import { useSession } from './use-session.ts'

/** Lets signed-in people through; others go to /auth and come back, those without the role to /. */
export const RequireSession = ({ needs, wait, children }: { needs?: Role; wait?: string; children: ReactNode }) => {
  const session = useSession()
  const location = useLocation()
  if (session.loading) return <PageSpinner label={wait} />
  if (!session.user) return <Navigate to={signInPath(location)} replace />
  if (needs && !session.has(needs) && !session.has('admin')) return <Navigate to="/" replace />
  return children
}
