import { isEmail } from '../../domain/credentials/email-form.ts'
import { shortestPassword } from '../../domain/credentials/password-rules.ts'
import type { RolePreference } from '../../lib/api/model.ts'

export type AuthMode = 'logIn' | 'signUp'

/** Input of the login or sign-up form. */
export interface AuthForm {
  name: string
  email: string
  password: string
  role: RolePreference
}

export type AuthField = 'name' | 'email' | 'password'
/** The text key of a field's error. */
export type AuthFieldError =
  | 'nameRequired'
  | 'nameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordTooShort'
export type AuthFieldErrors = Partial<Record<AuthField, AuthFieldError>>

/** The form's errors (docs/product/people.md, Sign-in). Empty when it can be sent. */
export const validateAuth = (mode: AuthMode, form: AuthForm): AuthFieldErrors => {
  const faults: AuthFieldErrors = {}
  if (mode === 'signUp' && !form.name.trim()) faults.name = 'nameRequired'
  if (!form.email.trim()) faults.email = 'emailRequired'
  else if (!isEmail(form.email)) faults.email = 'emailInvalid'
  if (!form.password) faults.password = 'passwordRequired'
  else if (mode === 'signUp' && form.password.length < shortestPassword) faults.password = 'passwordTooShort'
  return faults
}

const faultOf: Record<AuthField, AuthFieldError> = {
  name: 'nameInvalid',
  email: 'emailInvalid',
  password: 'passwordTooShort',
}
const isAuthField = (name: string): name is AuthField => Object.hasOwn(faultOf, name)

/** Errors of the form for field names that the server found invalid. */
export const toFieldErrors = (names: readonly string[]): AuthFieldErrors =>
  Object.fromEntries(names.filter(isAuthField).map((name) => [name, faultOf[name]]))
