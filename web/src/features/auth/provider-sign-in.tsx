import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { providersQuery } from '../../domain/sign-in-providers/providers-query.ts'
import { useGoToProvider } from '../../domain/sign-in-providers/use-go-to-provider.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { AgreementNote } from './agreement-note.tsx'
import type { AuthForm } from './validate-auth.ts'

interface ProviderSignInProps {
  returnPath: string | null
  /** What a new account is for. */
  role: AuthForm['role']
  /** Whether it says what a first sign-in agrees to; the form to sign up says so itself. */
  tells: boolean
}

/** A button for each provider that people may sign in with (docs/product/people.md, Sign-in with a provider). */
export const ProviderSignIn = ({ returnPath, role, tells }: ProviderSignInProps) => {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  const { data } = useQuery(providersQuery)
  const { go, error, leavingFor } = useGoToProvider((id) => {
    const body = { next: returnPath, rolePreference: role, locale: currentLanguage() }
    return answer(api.POST('/api/auth/providers/{id}/start', { params: { path: { id } }, body }))
  })
  if (!data?.providers.length) return null
  return (
    <div className="grid gap-3">
      {error ? <Banner tone="danger">{problemText(error)}</Banner> : null}
      {data.providers.map(({ id, name }) => (
        <Button key={id} variant="outline" size="large" busy={leavingFor === id} onClick={() => go(id)}>
          {t('provider.continue', { provider: name })}
        </Button>
      ))}
      {tells ? <AgreementNote at="provider" /> : null}
    </div>
  )
}
