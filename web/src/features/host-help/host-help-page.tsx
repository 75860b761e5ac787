import { AtSign, type LucideIcon, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Faq } from './faq.tsx'
import { SupportForm } from './support-form.tsx'
import { answerHours } from './use-host-help.ts'

const steps = [
  { name: '1', to: '/host/dashboard/listings', link: 'toListings' },
  { name: '2' },
  { name: '3', to: '/host/dashboard/requests', link: 'toRequests' },
  { name: '4', to: '/host/dashboard/payouts', link: 'toPayouts' },
] as const

const Guide = () => {
  const { t } = useTranslation('hostHelp')
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {steps.map((step) => (
        <li key={step.name} className="grid">
          <Card className="p-5">
            <p aria-hidden="true" className="tabular text-14 font-semibold text-accent">
              {step.name}
            </p>
            <h3 className="font-body text-16 font-semibold tracking-normal">{t(`guide.${step.name}`)}</h3>
            <p className="text-14 text-soft">{t(`guideText.${step.name}`)}</p>
            {'to' in step ? (
              <Link
                to={step.to}
                className="inline-flex min-h-11 items-center text-14 font-semibold underline underline-offset-4"
              >
                {t(step.link)}
              </Link>
            ) : null}
          </Card>
        </li>
      ))}
    </ol>
  )
}

interface ContactCardProps {
  icon: LucideIcon
  title: string
  text: string
  onWrite: () => void
}

/** A way to the support. Both lead to the form. */
const ContactCard = ({ icon: Icon, title, text, onWrite }: ContactCardProps) => {
  const { t } = useTranslation('hostHelp')
  return (
    <Card className="flex flex-col items-start gap-1 p-5">
      <Icon aria-hidden="true" className="mb-1 size-6 text-primary" strokeWidth={1.75} />
      <h3 className="font-body text-16 font-semibold tracking-normal">{title}</h3>
      <p className="mb-3 grow text-14 text-soft">{text}</p>
      <Button variant="outline" size="small" aria-label={`${title}: ${t('write')}`} onClick={onWrite}>
        {t('write')}
      </Button>
    </Card>
  )
}

const toForm = (): void => {
  const field = document.getElementById('support-subject')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Questions and answers, the guide, and the ways to the support (docs/product/people.md, Support). */
export const HostHelpPage = () => {
  const { t } = useTranslation('hostHelp')
  const { user } = useSession()
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] grid gap-12 pt-8 md:pt-12">
      <div>
        <h1 className="text-36 md:text-48">{t('title')}</h1>
        <p className="mt-2 text-soft">{t('lead')}</p>
      </div>
      <section aria-labelledby="faq">
        <h2 id="faq" className="mb-4 text-22">
          {t('faq')}
        </h2>
        <Faq />
      </section>
      <section aria-labelledby="guide">
        <h2 id="guide" className="mb-4 text-22">
          {t('guide')}
        </h2>
        <Guide />
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact" className="mb-4 text-22">
          {t('contact')}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <ContactCard icon={MessagesSquare} title={t('chat')} text={t('chatText')} onWrite={toForm} />
          <ContactCard icon={AtSign} title={t('mail')} text={t('mailText', { hours: answerHours })} onWrite={toForm} />
        </div>
        <Card className="mt-4 p-5 md:p-7">
          <h3 className="mb-1 text-22">{t('form')}</h3>
          {user ? <SupportForm email={user.email} /> : null}
        </Card>
      </section>
    </div>
  )
}
