import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { pathAfterAuth } from './after-auth.ts'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './validate-auth.ts'

/** Logs in or signs up without leaving the page. */
export const LoginDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [mode, setMode] = useState<AuthMode>('logIn')
  return (
    <Dialog open title={t(mode)} onClose={onClose}>
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
      />
    </Dialog>
  )
}
