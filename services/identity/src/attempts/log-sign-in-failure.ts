import { createHmac } from 'node:crypto'
import { type ErrorCode, loggedNetwork } from '@nordbo/contracts'
import type { Logger } from '@nordbo/service-kit'
import type { SignInAttempt } from './sign-in-counts.ts'

/** Logs a refused sign-in. */
export type LogSignInFailure = (attempt: SignInAttempt, refusal: ErrorCode) => void

/**
 * Logs refused sign-ins, so that password guessing can be seen. The account is pseudonymous, and the network is wide enough not to
 * identify a household.
 */
export const createSignInFailureLog = (log: Pick<Logger, 'warn'>, secret: string): LogSignInFailure => {
  const key = createHmac('sha256', secret).update('accounts in logs').digest()
  return ({ email, ip, device }, refusal) => {
    const account = createHmac('sha256', key).update(email).digest('base64url').slice(0, 16)
    log.warn(
      { account, network: loggedNetwork(ip), browser: device === undefined ? 'unknown' : 'known', refusal },
      'a sign-in failed',
    )
  }
}
