import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPasswordRefusal } from '../../domain/credentials/password-rules.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { codeOf, invalidFields } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { useAuthenticate } from './use-authenticate.ts'
import { useSecondFactor } from './use-second-factor.ts'
import { type AuthField, type AuthForm, type AuthMode, toFieldErrors, validateAuth } from './validate-auth.ts'

const fields = ['name', 'email', 'password'] as const satisfies AuthField[]
const idOf = (field: AuthField): string => `auth-${field}`

/** Returns a ref for the element that has the focus at a submit. It gets the focus back when the submit fails. */
const useFocusAfterFailure = (error: Error | null): { current: Element | null } => {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    // Submitting disables the button, which loses the focus to the page, or to the dialog around it.
    const lost = error !== null && document.activeElement?.contains(pressed.current)
    if (lost && pressed.current instanceof HTMLElement) pressed.current.focus()
  }, [error])
  return pressed
}

/** What is typed into the form. */
const useAuthInput = () => {
  // Name and e-mail survive a reload. The password stays in memory.
  const [name, setName] = useDraft('auth-name')
  const [email, setEmail] = useDraft('auth-email')
  const [password, setPassword] = useState('')
  const [role, setRole] = useState<AuthForm['role']>('guest')
  const form: AuthForm = { name, email, password, role }
  const setters = { name: setName, email: setEmail, password: setPassword } as const
  const clear = (): void => {
    for (const fill of Object.values(setters)) fill('')
  }
  return { form, setters, setRole, clear }
}

/** Returns functions that say why the server refused the form as a whole, or one of its fields. */
const useRefusalTexts = () => {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  return {
    failureText: (error: unknown): string => {
      const [found] = Object.values(toFieldErrors(invalidFields(error)))
      if (found) return t(found)
      // The server gave no reason.
      return codeOf(error) === 'internal.error' ? t('failed') : problemText(error)
    },
    refusalOf: (error: unknown, field: AuthField): string | undefined => {
      const found = toFieldErrors(invalidFields(error))[field]
      if (found) return t(found)
      return field === 'password' && isPasswordRefusal(codeOf(error)) ? problemText(error) : undefined
    },
  }
}

/** Called once signed in, with the form's input. */
export type AuthDone = (session: SessionAnswer, mode: AuthMode, form: AuthForm) => void

/** What became of the way to a provider: whether a second factor is asked for, or why it was refused. */
export interface AtProvider {
  asksForCode: boolean
  refusal: string | null
}

/** For a person who went to no provider. */
export const nothingYet: AtProvider = { asksForCode: false, refusal: null }

/** The state of the form to log in or sign up. */
export const useAuthForm = (mode: AuthMode, onDone: AuthDone, { asksForCode, refusal }: AtProvider = nothingYet) => {
  const { t } = useTranslation('auth')
  const { failureText, refusalOf } = useRefusalTexts()
  const { authenticate, adopt } = useAuthenticate(mode)
  const { form, setters, setRole, clear } = useAuthInput()
  const [visited, setVisited] = useState<ReadonlySet<AuthField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  // The password or the provider was right, and the second factor is missing.
  const [isHalfway, setHalfway] = useState(asksForCode)
  const [endedReason, setEndedReason] = useState(refusal)

  const faults = validateAuth(mode, form)
  const faultOf = (field: AuthField): string | undefined => {
    const fault = faults[field]
    if (fault) return attempt > 0 || visited.has(field) ? t(fault) : undefined
    // The server's error is shown until the value changes.
    const { error, variables } = authenticate
    return error && variables?.[field] === form[field] ? refusalOf(error, field) : undefined
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

  const finish = (session: SessionAnswer): void => {
    clear()
    setAttempt(0)
    setHalfway(false)
    toastSuccess({ title: t(mode === 'logIn' ? 'welcomeBack' : 'accountCreated') })
    onDone(session, mode, form)
    adopt(session)
  }
  const factor = useSecondFactor(finish)
  const pressed = useFocusAfterFailure(authenticate.error)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    pressed.current = document.activeElement
    if (Object.keys(faults).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    setEndedReason(null)
    authenticate.mutate(form, {
      onSuccess: (session) => {
        if (session) finish(session)
        else setHalfway(true)
      },
      onError: (error) => toastError({ title: failureText(error) }),
    })
  }
  return {
    form,
    setRole,
    attempt,
    resetAttempt: () => setAttempt(0),
    errors: fields.flatMap((field) => {
      const fault = faults[field]
      return fault ? [{ field: idOf(field), text: t(fault) }] : []
    }),
    bind,
    submit,
    /** Called with the session that another way to sign in opened. */
    finish,
    busy: authenticate.isPending,
    failure: authenticate.error ? failureText(authenticate.error) : endedReason,
    halfway: isHalfway ? factor : null,
    /** Back to the password, which is typed anew. */
    startAgain: (reason: string | null) => {
      setters.password('')
      setAttempt(0)
      factor.reset()
      setHalfway(false)
      setEndedReason(reason)
    },
  }
}
