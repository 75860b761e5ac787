import { clientNetwork } from '@nordbo/contracts'
import type { IdentityConfig } from '../config.ts'
import type { Count } from './attempts.ts'

/** Who tries to sign in. */
export interface SignInTry {
  email: string
  ip: string
  /** Where this person has signed in before. */
  device: string | undefined
}

/**
 * What a try to sign in counts for. From a known browser it counts for that browser alone: others who guess cannot keep its person out. From
 * anywhere else it counts for the account at this network, for the network whatever the account, and for the account wherever it is tried.
 * The first of them is forgotten when the password is right.
 */
export const signInCounts = (config: IdentityConfig, { email, ip, device }: SignInTry): [Count, ...Count[]] => {
  const few = { count: config.SIGN_IN_LIMIT, windowSeconds: config.SIGN_IN_WINDOW_SECONDS }
  if (device !== undefined) return [{ limit: few, who: ['sign-in', 'device', device] }]
  const windowSeconds = config.SIGN_IN_LONG_WINDOW_SECONDS
  const network = clientNetwork(ip)
  return [
    { limit: few, who: ['sign-in', network, email] },
    { limit: { count: config.SIGN_IN_NETWORK_LIMIT, windowSeconds }, who: ['sign-in', 'network', network] },
    { limit: { count: config.SIGN_IN_ACCOUNT_LIMIT, windowSeconds }, who: ['sign-in', 'account', email] },
  ]
}
