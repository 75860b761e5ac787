import type { SessionAnswer } from '../../lib/api/model.ts'
import type { AuthForm, AuthMode } from './validate-auth.ts'

/**
 * The path after signing in or up (docs/product/people.md, Sign-in): hosts go to their dashboard, new guests to the
 * front page. Null for guests who log in, who stay where they are.
 */
export const pathAfterAuth = (session: SessionAnswer, mode: AuthMode, form: Pick<AuthForm, 'role'>): string | null => {
  if (mode === 'signUp') return form.role === 'host' ? '/host/dashboard' : '/'
  return session.roles.includes('host') ? '/host/dashboard' : null
}
