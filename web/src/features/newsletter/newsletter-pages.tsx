import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { answer, api } from '../../lib/api/client.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'

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

/** A page with one button, which a link from a letter opens: mail programs prefetch links, so the link alone does nothing. */
const OneButtonPage = ({ title, text, label, done, dead, send }: Props) => {
  const { t } = useTranslation('written')
  const problemText = useProblemText()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const sent = useMutation({ mutationFn: () => send(token) })
  usePageTitle(title)
  const isDead = sent.data === false || (sent.error !== null && codeOf(sent.error) === 'request.invalid')
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{title}</h1>
        {sent.data ? <Banner tone="success">{done}</Banner> : null}
        {isDead ? <Banner tone="danger">{dead}</Banner> : null}
        {sent.error && !isDead ? <Banner tone="danger">{problemText(sent.error)}</Banner> : null}
        {sent.data || isDead ? (
          <ButtonLink to="/">{t('toHome')}</ButtonLink>
        ) : (
          <>
            <p>{text}</p>
            <Button size="large" busy={sent.isPending} onClick={() => sent.mutate()}>
              {label}
            </Button>
          </>
        )}
      </Card>
    </div>
  )
}

/** Subscribes the address of a letter's link. */
export const ConfirmNewsletterPage = () => {
  const { t } = useTranslation('written')
  return (
    <OneButtonPage
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
    <OneButtonPage
      title={t('endTitle')}
      text={t('endText')}
      label={t('end')}
      done={t('ended')}
      dead={t('endDead')}
      send={async (token) => (await answer(api.POST('/api/newsletter/unsubscribe', { body: { token } }))).ended}
    />
  )
}
