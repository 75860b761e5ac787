import { lazy, startTransition, useOptimistic, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sameOriginPath } from '../../lib/navigation/same-origin-path.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { pathAfterAuth } from './after-auth.ts'
import { AuthForm } from './auth-form.tsx'
import { BackFromProvider, useProviderOutcome } from './back-from-provider.tsx'
import type { AuthMode } from './validate-auth.ts'

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** The sign-in page, the target of every redirect. Returns to `next`. */
export const AuthPage = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { user, loading } = useSession()
  const [params, setParams] = useSearchParams()
  // Optimistic, because the router updates the address in a transition: input until then must already use the chosen
  // form.
  const [mode, setMode] = useOptimistic<AuthMode>(params.get('mode') === 'sign-up' ? 'signUp' : 'logIn')
  const next = params.get('next')
  // The form navigates itself. The redirect of signed-in visitors must not come first.
  const [leaving, setLeaving] = useState(false)
  usePageTitle(t(mode))
  const outcome = useProviderOutcome(params.get('atProvider'))

  const show = (to: AuthMode): void => {
    const changed = new URLSearchParams(params)
    if (to === 'signUp') changed.set('mode', 'sign-up')
    else changed.delete('mode')
    startTransition(() => {
      setMode(to)
      setParams(changed, { replace: true })
    })
  }
  if (user && !leaving && !outcome.asksForCode) return <BackFromProvider {...outcome} to={sameOriginPath(next, '/')} />
  // Who has just been let in sees no form in between.
  if (loading && outcome.success) return <PageSpinner />
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <Card className="w-full max-w-[30rem] p-6 md:p-10">
        <h1 className="mb-3 text-28">{t(mode)}</h1>
        <AuthForm
          returnPath={next ? sameOriginPath(next, '/') : null}
          atProvider={outcome}
          otherWays={OtherWays}
          forgotPath={`/auth/forgot${next ? `?next=${encodeURIComponent(next)}` : ''}`}
          mode={mode}
          onModeChange={show}
          onDone={(session, done, form) => {
            setLeaving(true)
            navigate(next ? sameOriginPath(next, '/') : (pathAfterAuth(session, done, form) ?? '/'), { replace: true })
          }}
        />
      </Card>
    </div>
  )
}
