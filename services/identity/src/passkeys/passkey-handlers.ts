import type { Deps } from '../core/deps.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { passkeySignIn, startPasskeySignIn } from './sign-in-with-passkey.ts'
import { passkeyStepUp, startPasskeyStepUp } from './step-up-with-passkey.ts'

/** Passkeys: a person's own, sign-in and step-up. */
export const passkeyHandlers = (deps: Deps) => ({
  passkeys: listPasskeys(deps),
  startPasskey: startPasskey(deps),
  addPasskey: addPasskey(deps),
  renamePasskey: renamePasskey(deps),
  removePasskey: removePasskey(deps),
  startPasskeySignIn: startPasskeySignIn(deps),
  passkeySignIn: passkeySignIn(deps),
  startPasskeyStepUp: startPasskeyStepUp(deps),
  passkeyStepUp: passkeyStepUp(deps),
})
