import { ok } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { startProviderLink, startProviderSignIn, startProviderStepUp } from './begin.ts'
import { finishAtProvider } from './finish.ts'
import { signInWays, unlinkIdentity } from './sign-in-ways.ts'

/** Signing in with OpenID Connect providers, and the identities that are linked to an account. */
export const signInProviderHandlers = (deps: Deps) => ({
  signInProviders: async () => ok({ providers: deps.providers.list() }),
  startProviderSignIn: startProviderSignIn(deps),
  startProviderLink: startProviderLink(deps),
  startProviderStepUp: startProviderStepUp(deps),
  finishAtProvider: finishAtProvider(deps),
  signInWays: signInWays(deps),
  unlinkIdentity: unlinkIdentity(deps),
})
