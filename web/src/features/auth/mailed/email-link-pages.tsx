import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { MailedPage } from './mailed-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Sends the link's token. The session and the profile may then say something else. */
const useSendToken = <T,>(send: (token: string) => Promise<T>) => {
  const token = useLinkToken()
  const queries = useQueryClient()
  const sent = useMutation({ mutationFn: () => send(token), onSuccess: () => queries.invalidateQueries() })
  const isDead = token === '' || (sent.error && ['auth.linkInvalid', 'request.invalid'].includes(codeOf(sent.error)))
  return { sent, isDead }
}

/** A link that was used, has expired or was cut off, and the way to a new one. */
const DeadLink = ({ text }: { text: string }) => {
  const { t } = useTranslation('account')
  return (
    <MailedPage title={t('link.deadTitle')}>
      <Banner tone="danger">{text}</Banner>
      <ButtonLink to="/profile?profile=account">{t('toAccount')}</ButtonLink>
    </MailedPage>
  )
}

/**
 * Confirms a change of the mail address for one of the two addresses (docs/product/people.md, Change of e-mail). A button must be
 * pressed, because mail programs prefetch links.
 */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { sent, isDead } = useSendToken((token) =>
    answer(api.POST('/api/auth/change-email/confirm', { body: { token } })),
  )
  if (isDead) return <DeadLink text={t('confirmEmail.deadText')} />
  if (sent.data)
    return (
      <MailedPage title={t(sent.data.changed ? 'confirmEmail.changedTitle' : 'confirmEmail.halfTitle')}>
        <Banner tone={sent.data.changed ? 'success' : 'info'}>
          {t(sent.data.changed ? 'confirmEmail.changedText' : 'confirmEmail.halfText')}
        </Banner>
        <ButtonLink to="/profile?profile=account">{t('toAccount')}</ButtonLink>
      </MailedPage>
    )
  return (
    <MailedPage title={t('confirmEmail.title')}>
      <p className="text-soft">{t('confirmEmail.text')}</p>
      {sent.isError ? <Banner tone="danger">{problemText(sent.error)}</Banner> : null}
      <Button size="large" busy={sent.isPending} onClick={() => sent.mutate()}>
        {t('confirmEmail.confirm')}
      </Button>
    </MailedPage>
  )
}

/** Gives an account its former mail address back, and leads to a new password. */
export const UndoEmailPage = () => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { sent, isDead } = useSendToken((token) => answer(api.POST('/api/auth/change-email/undo', { body: { token } })))
  if (isDead) return <DeadLink text={t('undoEmail.deadText')} />
  if (sent.isSuccess)
    return (
      <MailedPage title={t('undoEmail.doneTitle')}>
        <Banner tone="success">{t('undoEmail.doneText')}</Banner>
        <ButtonLink to="/auth/forgot">{t('undoEmail.newPassword')}</ButtonLink>
        <ButtonLink variant="quiet" to="/auth">
          {t('toLogIn')}
        </ButtonLink>
      </MailedPage>
    )
  return (
    <MailedPage title={t('undoEmail.title')}>
      <p className="text-soft">{t('undoEmail.text')}</p>
      {sent.isError ? <Banner tone="danger">{problemText(sent.error)}</Banner> : null}
      <Button size="large" busy={sent.isPending} onClick={() => sent.mutate()}>
        {t('undoEmail.undo')}
      </Button>
    </MailedPage>
  )
}
