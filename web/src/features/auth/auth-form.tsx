import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import { passwordStrength } from '../../domain/credentials/password-rules.ts'
import { fetchTexts } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { PasswordField as PasswordInput } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AgreementNote } from './agreement-note.tsx'
import type { OtherWaysProps } from './other-ways.tsx'
import { type AtProvider, type AuthDone, nothingYet, useAuthForm } from './use-auth-form.ts'
import type { AuthMode } from './validate-auth.ts'

const SecondFactorForm = lazy(async () => {
  const [{ SecondFactorForm: form }] = await Promise.all([
    import('./second-factor-form.tsx'),
    fetchTexts('errors', 'account'),
  ])
  return { default: form }
})

interface AuthFormProps {
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
  onDone: AuthDone
  /** The page for a forgotten password. */
  forgotPath: string
  /** Called when a person goes there. */
  onForgot?: () => void
  /** Where a person who goes to a provider comes back to; null for where people go after signing in. */
  returnPath: string | null
  /** The ways to sign in without a password. */
  otherWays: ComponentType<OtherWaysProps>
  /** What became of the way to a provider: it asks for a second factor, or was refused with a reason. */
  atProvider?: AtProvider
}

interface PasswordFieldProps {
  mode: AuthMode
  /** The props that bind the field to the form. */
  bound: ReturnType<ReturnType<typeof useAuthForm>['bind']>
}

/** The password, with its strength at sign-up. */
const PasswordField = ({ mode, bound }: PasswordFieldProps) => {
  const { t } = useTranslation('auth')
  return (
    <PasswordInput
      label={t('password')}
      placeholder={mode === 'signUp' ? t('passwordPlaceholder') : undefined}
      autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
      hint={mode === 'signUp' && bound.value ? t(`passwordStrength.${passwordStrength(bound.value)}`) : undefined}
      required
      {...bound}
    />
  )
}

const ForgotLink = (props: Pick<LinkProps, 'to' | 'onClick'>) => {
  const { t } = useTranslation('auth')
  return (
    <Link
      className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold text-primary underline underline-offset-4"
      {...props}
    >
      {t('forgot')}
    </Link>
  )
}

/** The form to log in or sign up, for the dialog and the page. */
export const AuthForm = ({
  mode,
  onModeChange,
  onDone,
  forgotPath,
  onForgot,
  returnPath,
  otherWays: OtherWays,
  atProvider = nothingYet,
}: AuthFormProps) => {
  const { t } = useTranslation('auth')
  const { form, setRole, attempt, resetAttempt, errors, bind, submit, busy, failure, halfway, startAgain, finish } =
    useAuthForm(mode, onDone, atProvider)
  const switchTo = mode === 'logIn' ? 'signUp' : 'logIn'
  if (halfway)
    return (
      <Suspense fallback={<Skeleton className="h-72" />}>
        <SecondFactorForm factor={halfway} onBack={startAgain} />
      </Suspense>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">{t(mode === 'logIn' ? 'logInLead' : 'signUpLead')}</p>
      <FormSummary attempt={attempt} errors={errors} />
      {mode === 'signUp' ? (
        <TextField
          label={t('name')}
          placeholder={t('namePlaceholder')}
          autoComplete="name"
          required
          {...bind('name')}
        />
      ) : null}
      <TextField
        label={t('email')}
        type="email"
        placeholder={t('emailPlaceholder')}
        autoComplete="email"
        inputMode="email"
        required
        {...bind('email')}
      />
      <div className="grid">
        <PasswordField mode={mode} bound={bind('password')} />
        {mode === 'logIn' ? <ForgotLink to={forgotPath} onClick={onForgot} /> : null}
      </div>
      {mode === 'signUp' ? (
        <ChoiceGroup
          legend={t('role')}
          value={form.role}
          options={[
            { value: 'guest', label: t('role.guest') },
            { value: 'host', label: t('role.host') },
            { value: 'both', label: t('role.both') },
          ]}
          onChoose={setRole}
        />
      ) : null}
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {mode === 'signUp' ? <AgreementNote at="signUp" /> : null}
      <Button type="submit" size="large" busy={busy}>
        {busy ? t('working') : t(mode)}
      </Button>
      <Suspense fallback={mode === 'logIn' ? <div className="min-h-13" /> : null}>
        <OtherWays mode={mode} returnPath={returnPath} role={form.role} onOpened={finish} />
      </Suspense>
      <p className="text-center text-14 text-soft">
        {t(mode === 'logIn' ? 'noAccount' : 'haveAccount')}{' '}
        <button
          type="button"
          className="min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
          onClick={() => {
            resetAttempt()
            onModeChange(switchTo)
          }}
        >
          {t(switchTo)}
        </button>
      </p>
    </form>
  )
}
