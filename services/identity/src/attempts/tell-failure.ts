import { createHmac } from 'node:crypto'
import { type ErrorCode, loggedNetwork } from '@nordbo/contracts'
import type { Logger } from '@nordbo/service-kit'
import type { SignInTry } from './sign-in-counts.ts'

/** Tells of a sign-in that was refused. */
export type TellFailure = (tried: SignInTry, refusal: ErrorCode) => void

/**
 * Logs refused sign-ins so that guessing can be seen: how often, at which account, from which network. An account has a name of its own
 * there, which says nothing of the person; a network is wide enough to name no household.
 */
export const tellFailures = (log: Pick<Logger, 'warn'>, secret: string): TellFailure => {
  const key = createHmac('sha256', secret).update('accounts in logs').digest()
  return ({ email, ip, device }, refusal) => {
    const account = createHmac('sha256', key).update(email).digest('base64url').slice(0, 16)
    log.warn(
      { account, network: loggedNetwork(ip), browser: device === undefined ? 'unknown' : 'known', refusal },
      'a sign-in failed',
    )
  }
}
