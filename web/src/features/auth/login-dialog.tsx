import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { providersQuery } from '../../domain/sign-in-providers/providers-query.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { pathAfterAuth } from './after-auth.ts'
import { AuthForm } from './auth-form.tsx'
import type { OtherWaysProps } from './other-ways.tsx'
import type { AuthMode } from './validate-auth.ts'

interface LoginDialogProps {
  /** The ways to sign in without a password, loaded. */
  otherWays: ComponentType<OtherWaysProps>
  onClose: () => void
}

/** Logs in or signs up without leaving the page. */
export const LoginDialog = ({ otherWays, onClose }: LoginDialogProps) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [mode, setMode] = useState<AuthMode>('logIn')
  // What came below the form later would move it under the pointer: the dialog stands at the bottom or in the middle.
  const { isFetched } = useQuery({ ...providersQuery, retry: false })
  return (
    <Dialog open title={t(mode)} onClose={onClose}>
      {isFetched ? (
        <AuthForm
          returnPath={`${pathname}${search}`}
          forgotPath={`/auth/forgot?next=${encodeURIComponent(`${pathname}${search}`)}`}
          onForgot={onClose}
          mode={mode}
          onModeChange={setMode}
          onDone={(session, done, form) => {
            const path = pathAfterAuth(session, done, form)
            onClose()
            if (path) navigate(path)
          }}
          otherWays={otherWays}
        />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  )
}
