import type { SessionAnswer } from '../../lib/api/model.ts'
import type { AuthForm, AuthMode } from './validate-auth.ts'

/**
 * Where a person goes after signing in or up (docs/product/people.md, Sign-in): hosts to their dashboard, new guests
 * home; a guest who logs in stays, which is null.
 */
export const pathAfterAuth = (session: SessionAnswer, mode: AuthMode, form: Pick<AuthForm, 'role'>): string | null => {
  if (mode === 'signUp') return form.role === 'host' ? '/host/dashboard' : '/'
  return session.roles.includes('host') ? '/host/dashboard' : null
}
