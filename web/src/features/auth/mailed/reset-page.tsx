import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordField } from '../../../domain/credentials/new-password-field.tsx'
import { isPasswordRefusal, shortestPassword } from '../../../domain/credentials/password-rules.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { MailedPage } from './mailed-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Sets the password of the link's person. */
const useReset = (token: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => answer(api.POST('/api/auth/reset-password', { body: { token, password } })),
    // All sessions have ended, also one in this browser.
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.session }),
  })
}

const ResetForm = ({ reset }: { reset: ReturnType<typeof useReset> }) => {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const problemText = useProblemText()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const fault = password ? (password.length < shortestPassword ? 'passwordTooShort' : undefined) : 'passwordRequired'
  const refused = reset.error && isPasswordRefusal(codeOf(reset.error)) && reset.variables === password
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (!fault) reset.mutate(password)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">{t('reset.text')}</p>
      <NewPasswordField
        label={t('password.new')}
        value={password}
        error={asked && fault ? tAuth(fault) : refused ? problemText(reset.error) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {reset.error && !isPasswordRefusal(codeOf(reset.error)) ? (
        <Banner tone="danger">{problemText(reset.error)}</Banner>
      ) : null}
      <Button type="submit" size="large" busy={reset.isPending}>
        {t('reset.save')}
      </Button>
    </form>
  )
}

/** A new password by a mailed link (docs/product/people.md, Forgotten password). */
export const ResetPage = () => {
  const { t } = useTranslation('account')
  const token = useLinkToken()
  const reset = useReset(token)
  const isDead = token === '' || (reset.error && ['auth.linkInvalid', 'request.invalid'].includes(codeOf(reset.error)))
  if (reset.isSuccess)
    return (
      <MailedPage title={t('reset.doneTitle')}>
        <Banner tone="success">{t('reset.doneText')}</Banner>
        <ButtonLink to="/auth">{t('toLogIn')}</ButtonLink>
      </MailedPage>
    )
  if (isDead)
    return (
      <MailedPage title={t('link.deadTitle')}>
        <Banner tone="danger">{t('reset.deadText')}</Banner>
        <ButtonLink to="/auth/forgot">{t('reset.newLink')}</ButtonLink>
      </MailedPage>
    )
  return (
    <MailedPage title={t('reset.title')}>
      <ResetForm reset={reset} />
    </MailedPage>
  )
}
