import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isEmail } from '../../../domain/credentials/email-form.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { useDraft } from '../../../lib/browser/use-draft.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MailedPage } from './mailed-page.tsx'

/** Asks for a link for a new password. Says the same whether or not the address has an account. */
export const ForgotPage = () => {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const problemText = useProblemText()
  const { search } = useLocation()
  // The address that was typed to log in.
  const [typed] = useDraft('auth-email')
  const [email, setEmail] = useState(typed)
  const [asked, setAsked] = useState(false)
  const send = useMutation({
    mutationFn: (to: string) => answer(api.POST('/api/auth/forgot-password', { body: { email: to } })),
  })
  const fault = email.trim() ? (isEmail(email) ? undefined : 'emailInvalid') : 'emailRequired'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (!fault) send.mutate(email.trim())
  }
  if (send.isSuccess)
    return (
      <MailedPage title={t('forgot.sentTitle')}>
        <div role="status" className="flex gap-4">
          <MailCheck aria-hidden="true" className="size-8 shrink-0 text-primary" strokeWidth={1.5} />
          <p className="min-w-0 wrap-anywhere">{t('forgot.sentText', { email: send.variables })}</p>
        </div>
        <p className="text-14 text-soft">{t('forgot.sentHelp')}</p>
        <Button variant="outline" onClick={() => send.reset()}>
          {t('forgot.again')}
        </Button>
        <ButtonLink to={{ pathname: '/auth', search }}>{t('toLogIn')}</ButtonLink>
      </MailedPage>
    )
  return (
    <MailedPage title={t('forgot.title')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-soft">{t('forgot.text')}</p>
        <TextField
          label={tAuth('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={tAuth('emailPlaceholder')}
          required
          value={email}
          error={asked && fault ? tAuth(fault) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {send.isError ? <Banner tone="danger">{problemText(send.error)}</Banner> : null}
        <Button type="submit" size="large" busy={send.isPending}>
          {t('forgot.send')}
        </Button>
      </form>
      <ButtonLink variant="quiet" to={{ pathname: '/auth', search }}>
        {t('toLogIn')}
      </ButtonLink>
    </MailedPage>
  )
}
