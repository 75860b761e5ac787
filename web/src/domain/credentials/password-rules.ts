import type { ErrorCode } from '@nordbo/contracts'

/** The fewest characters of a password (docs/product/people.md, Sign-in). */
export const shortestPassword = 6

const passwordRefusals: ReadonlySet<ErrorCode> = new Set([
  'auth.passwordBlank',
  'auth.passwordPersonal',
  'auth.passwordTooCommon',
])
/** Did the server refuse the password? */
export const isPasswordRefusal = (code: ErrorCode): boolean => passwordRefusals.has(code)

/** Rates a password by length and variety. Only a hint: a weak one is accepted. */
export const passwordStrength = (password: string): 'weak' | 'fair' | 'strong' => {
  const kinds = [/[a-zæøå]/, /[A-ZÆØÅ]/, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const score = password.length + kinds * 2
  if (score >= 20 && password.length >= 12) return 'strong'
  return score >= 13 ? 'fair' : 'weak'
}
