import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import type { Role } from '../../lib/api/model.ts'
import { signInPath } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastInfo } from '../../lib/toast/toast.ts'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'

/**
 * Sends a person without the role to / (docs/product/people.md, Roles). A toast says why, and where to become a
 * host.
 */
const SendHome = ({ needs }: { needs: Role }) => {
  const { t } = useTranslation()
  const hosts = needs === 'host'
  const title = t(hosts ? 'hostsOnlyTitle' : 'noAccessTitle')
  const description = hosts ? t('hostsOnlyText') : t('auth.forbidden', { ns: 'errors' })
  useEffect(() => toastInfo({ title, description }), [title, description])
  return <Navigate to="/" replace />
}

interface RequireSessionProps {
  needs?: Role
  wait?: string
  /** Toast for a person who is sent to /auth. */
  why?: string
  children: ReactNode
}

/** Sends a person without a session to /auth, which returns here after signing in. */
const SendToSignIn = ({ why }: { why: string | undefined }) => {
  const location = useLocation()
  useEffect(() => {
    if (why) toastInfo({ title: why })
  }, [why])
  return <Navigate to={signInPath(location)} replace />
}

/** Renders for signed-in people. Sends others to /auth and back, and people without the role to /. */
export const RequireSession = ({ needs, wait, why, children }: RequireSessionProps) => {
  const session = useSession()
  if (session.loading) return <PageSpinner label={wait} />
  if (!session.user) return <SendToSignIn why={why} />
  if (needs && !session.has(needs) && !session.has('admin')) return <SendHome needs={needs} />
  return children
}
