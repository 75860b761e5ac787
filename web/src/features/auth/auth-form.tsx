import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { codeOf, invalidFields } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useAuthenticate } from './use-authenticate.ts'
import {
  type AuthField,
  type AuthMode,
  type AuthForm as Form,
  isPasswordRefusal,
  passwordStrength,
  toFieldErrors,
  validateAuth,
} from './validate-auth.ts'

interface AuthFormProps {
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
  /** Called once signed in, with the form's input. */
  onDone: (session: SessionAnswer, mode: AuthMode, form: Form) => void
}

const fields = ['name', 'email', 'password'] as const satisfies AuthField[]
const idOf = (field: AuthField): string => `auth-${field}`

/** The form to log in or sign up, for the dialog and the page. */
export const AuthForm = ({ mode, onModeChange, onDone }: AuthFormProps) => {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  const { authenticate, adopt } = useAuthenticate(mode)
  // Name and e-mail survive a reload. The password stays in memory.
  const [name, setName] = useDraft('auth-name')
  const [email, setEmail] = useDraft('auth-email')
  const [password, setPassword] = useState('')
  const [role, setRole] = useState<Form['role']>('guest')
  const form: Form = { name, email, password, role }
  const setters = { name: setName, email: setEmail, password: setPassword } as const
  const [visited, setVisited] = useState<ReadonlySet<AuthField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [visible, setVisible] = useState(false)

  const faults = validateAuth(mode, form)
  const refused = toFieldErrors(invalidFields(authenticate.error))
  const refusalOf = (field: AuthField): string | undefined => {
    const found = refused[field]
    if (found) return t(found)
    return field === 'password' && isPasswordRefusal(codeOf(authenticate.error))
      ? problemText(authenticate.error)
      : undefined
  }
  const faultOf = (field: AuthField): string | undefined => {
    const fault = faults[field]
    if (fault) return attempt > 0 || visited.has(field) ? t(fault) : undefined
    // The server's error is shown until the value changes.
    return authenticate.error && authenticate.variables?.[field] === form[field] ? refusalOf(field) : undefined
  }
  const failureText = (error: unknown): string => {
    const [found] = Object.values(toFieldErrors(invalidFields(error)))
    if (found) return t(found)
    // The server gave no reason.
    return codeOf(error) === 'internal.error' ? t('failed') : problemText(error)
  }
  const bind = (field: AuthField) => ({
    id: idOf(field),
    name: field,
    value: form[field],
    error: faultOf(field),
    // An empty field is wrong only after a submit, a badly filled one once it is left.
    onBlur: () => setVisited((before) => (form[field] ? new Set(before).add(field) : before)),
    onChange: (event: { target: { value: string } }) => setters[field](event.target.value),
  })

  // Submitting disables the button, which loses the focus.
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const lost = authenticate.error !== null && document.activeElement === document.body
    if (lost && pressed.current instanceof HTMLElement) pressed.current.focus()
  }, [authenticate.error])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    pressed.current = document.activeElement
    if (Object.keys(faults).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    authenticate.mutate(form, {
      onSuccess: (session) => {
        for (const fill of Object.values(setters)) fill('')
        setAttempt(0)
        toastSuccess({ title: t(mode === 'logIn' ? 'welcomeBack' : 'accountCreated') })
        onDone(session, mode, form)
        adopt(session)
      },
      onError: (error) => toastError({ title: failureText(error) }),
    })
  }

  const switchTo = mode === 'logIn' ? 'signUp' : 'logIn'
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">{t(mode === 'logIn' ? 'logInLead' : 'signUpLead')}</p>
      <FormSummary
        attempt={attempt}
        errors={fields.flatMap((field) => {
          const fault = faults[field]
          return fault ? [{ field: idOf(field), text: t(fault) }] : []
        })}
      />
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
      <TextField
        label={t('password')}
        type={visible ? 'text' : 'password'}
        placeholder={mode === 'signUp' ? t('passwordPlaceholder') : undefined}
        autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
        hint={mode === 'signUp' && form.password ? t(`passwordStrength.${passwordStrength(form.password)}`) : undefined}
        required
        trailing={
          <IconButton
            label={t(visible ? 'hidePassword' : 'showPassword', { ns: 'ui' })}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
          </IconButton>
        }
        {...bind('password')}
      />
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
      {authenticate.error ? <Banner tone="danger">{failureText(authenticate.error)}</Banner> : null}
      <Button type="submit" size="large" busy={authenticate.isPending}>
        {authenticate.isPending ? t('working') : t(mode)}
      </Button>
      <p className="text-center text-14 text-soft">
        {t(mode === 'logIn' ? 'noAccount' : 'haveAccount')}{' '}
        <button
          type="button"
          className="min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
          onClick={() => {
            setAttempt(0)
            onModeChange(switchTo)
          }}
        >
          {t(switchTo)}
        </button>
      </p>
    </form>
  )
}
