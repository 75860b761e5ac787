import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NewPasswordField } from '../../domain/credentials/new-password-field.tsx'
import { useSignInWays } from '../../domain/passkeys/use-passkeys.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { AccountSection } from './account-section.tsx'
import { useChangePassword } from './use-change-password.ts'

const ForgotLink = ({ children }: { children: string }) => (
  <Link
    to="/auth/forgot"
    className="inline-flex min-h-11 items-center text-14 font-semibold text-primary underline underline-offset-4"
  >
    {children}
  </Link>
)

/** For a person who signs in without a password: how to get one by mail. */
const NoPassword = () => {
  const { t } = useTranslation('account')
  return (
    <AccountSection icon={KeyRound} title={t('password.title')} text={t('stepUp.noPassword')}>
      <div>
        <ForgotLink>{t('stepUp.choosePassword')}</ForgotLink>
      </div>
    </AccountSection>
  )
}

/** A new password, which ends all other sessions (docs/product/people.md, Change of password). */
export const PasswordSection = () => {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const { bind, submit, busy, isFilled } = useChangePassword()
  const ways = useSignInWays()
  if (ways.data?.hasPassword === false) return <NoPassword />
  return (
    <AccountSection icon={KeyRound} title={t('password.title')} text={t('password.text')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {/* Password managers find the account by it. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField label={t('password.current')} autoComplete="current-password" {...bind('current')} />
        <NewPasswordField label={t('password.new')} {...bind('chosen')} />
        <PasswordField label={t('password.again')} autoComplete="new-password" {...bind('again')} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={!isFilled} busy={busy}>
            {t('password.change')}
          </Button>
          <ForgotLink>{t('password.forgot')}</ForgotLink>
        </div>
      </form>
    </AccountSection>
  )
}
