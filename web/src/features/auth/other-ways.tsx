import type { SessionAnswer } from '../../lib/api/model.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import type { AuthForm, AuthMode } from './validate-auth.ts'

export interface OtherWaysProps {
  mode: AuthMode
  /** Where a person who goes to a provider comes back to; null for where people go after signing in. */
  returnPath: string | null
  role: AuthForm['role']
  onOpened: (session: SessionAnswer) => void
}

/** The ways to sign in without a password: a passkey, and the providers. */
export const OtherWays = ({ mode, returnPath, role, onOpened }: OtherWaysProps) => (
  <>
    {mode === 'logIn' ? <PasskeySignIn onOpened={onOpened} /> : null}
    <ProviderSignIn returnPath={returnPath} role={role} tells={mode === 'logIn'} />
  </>
)
