import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { answer, api } from '../../lib/api/client.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LetterLinkPage } from '../../ui/layout/letter-link-page.tsx'

interface Props {
  title: string
  text: string
  label: string
  done: string
  /** What a link says that is not whole or too old. */
  dead: string
  /** Sends the token; false for a link that does nothing. */
  send: (token: string) => Promise<boolean>
}

const NewsletterPage = ({ title, text, label, done, dead, send }: Props) => {
  const { t } = useTranslation('written')
  const [params] = useSearchParams()
  const sent = useMutation({ mutationFn: () => send(params.get('token') ?? '') })
  const isDead = sent.data === false || (sent.error !== null && codeOf(sent.error) === 'request.invalid')
  return (
    <LetterLinkPage
      title={title}
      text={text}
      done={sent.data ? done : null}
      call={sent}
      dead={isDead ? dead : null}
      action={sent.data ? null : { label, press: () => sent.mutate() }}
      more={<ButtonLink to="/">{t('toHome')}</ButtonLink>}
    />
  )
}

/** Subscribes the address of a letter's link. */
export const ConfirmNewsletterPage = () => {
  const { t } = useTranslation('written')
  return (
    <NewsletterPage
      title={t('confirmTitle')}
      text={t('confirmText')}
      label={t('confirm')}
      done={t('confirmed')}
      dead={t('confirmDead')}
      send={async (token) => (await answer(api.POST('/api/newsletter/confirm', { body: { token } }))).confirmed}
    />
  )
}

/** Ends the newsletter for the address of a letter's link. */
export const EndNewsletterPage = () => {
  const { t } = useTranslation('written')
  return (
    <NewsletterPage
      title={t('endTitle')}
      text={t('endText')}
      label={t('end')}
      done={t('ended')}
      dead={t('endDead')}
      send={async (token) => (await answer(api.POST('/api/newsletter/unsubscribe', { body: { token } }))).ended}
    />
  )
}
