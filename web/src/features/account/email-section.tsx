import { CircleCheck, Clock, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '../../domain/credentials/email-form.ts'
import { useUnsaved } from '../../domain/profile-hub/use-unsaved.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { AccountSection } from './account-section.tsx'
import { useChangeEmail, usePendingEmail, useResendVerification } from './use-email-change.ts'

/** The current address, and whether it is proven to be the person's. */
const CurrentEmail = () => {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const resend = useResendVerification()
  if (!user) return null
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{user.email}</span>
        <Badge tone={user.emailVerified ? 'success' : 'warning'}>
          {t(user.emailVerified ? 'email.verified' : 'email.unverified')}
        </Badge>
      </p>
      {user.emailVerified ? null : (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('email.resend')}
        </Button>
      )}
    </div>
  )
}

const Step = ({ done, children }: { done: boolean; children: string }) => {
  const { t } = useTranslation('account')
  const Icon = done ? CircleCheck : Clock
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {children}: {t(done ? 'email.confirmed' : 'email.waits')}
      </span>
    </li>
  )
}

/** A change that waits, and which of the two addresses it waits for. */
const PendingEmail = () => {
  const { t } = useTranslation('account')
  const { data } = usePendingEmail()
  if (!data) return null
  return (
    <Banner tone="info" title={t('email.pendingTitle', { email: data.email })}>
      <p>{t('email.pendingText')}</p>
      <ul className="mt-2 grid gap-1">
        <Step done={data.oldConfirmed}>{t('email.current')}</Step>
        <Step done={data.newConfirmed}>{t('email.newOne')}</Step>
      </ul>
    </Banner>
  )
}

const ChangeForm = () => {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const problemText = useProblemText()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const change = useChangeEmail()
  const wanted = email.trim()
  useUnsaved(wanted !== '')
  const refusal = change.error && change.variables === wanted ? problemText(change.error) : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (!isEmail(wanted)) return
    change.mutate(wanted, {
      onSuccess: () => {
        setEmail('')
        setAsked(false)
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('email.newLabel')}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder={tAuth('emailPlaceholder')}
        value={email}
        error={asked && wanted && !isEmail(wanted) ? tAuth('emailInvalid') : refusal}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={wanted === ''} busy={change.isPending}>
        {t('email.change')}
      </Button>
    </form>
  )
}

/** The mail address and its change, which both addresses confirm (docs/product/people.md, Change of e-mail). */
export const EmailSection = () => {
  const { t } = useTranslation('account')
  return (
    <AccountSection icon={Mail} title={t('email.title')} text={t('email.text')}>
      <CurrentEmail />
      <PendingEmail />
      <ChangeForm />
    </AccountSection>
  )
}
