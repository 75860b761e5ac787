import { clientNetwork } from '@nordbo/contracts'
import type { LimitOf } from '@nordbo/service-kit'

/** An attempt to sign in. */
export interface SignInAttempt {
  email: string
  ip: string
  /** The browser's id, if this person has signed in there before. */
  device: string | undefined
}

/** The sign-in limits of the configuration. */
export interface SignInConfig {
  SIGN_IN_LIMIT: number
  SIGN_IN_WINDOW_SECONDS: number
  SIGN_IN_ACCOUNT_LIMIT: number
  SIGN_IN_NETWORK_LIMIT: number
  SIGN_IN_LONG_WINDOW_SECONDS: number
}

/**
 * The limits of an attempt to sign in. An attempt from a known browser counts for that browser only, so that guessing elsewhere cannot
 * lock its owner out. Other attempts count for the account at this network, for the network, and for the account. The right password
 * resets the first limit.
 */
export const signInLimits = (config: SignInConfig, { email, ip, device }: SignInAttempt): [LimitOf, ...LimitOf[]] => {
  const few = { count: config.SIGN_IN_LIMIT, windowSeconds: config.SIGN_IN_WINDOW_SECONDS }
  if (device !== undefined) return [{ limit: few, key: ['sign-in', 'device', device] }]
  const windowSeconds = config.SIGN_IN_LONG_WINDOW_SECONDS
  const network = clientNetwork(ip)
  return [
    { limit: few, key: ['sign-in', network, email] },
    { limit: { count: config.SIGN_IN_NETWORK_LIMIT, windowSeconds }, key: ['sign-in', 'network', network] },
    { limit: { count: config.SIGN_IN_ACCOUNT_LIMIT, windowSeconds }, key: ['sign-in', 'account', email] },
  ]
}
