import { clientNetwork, type SecondFactor } from '@nordbo/contracts'
import type { LimitOf } from '@nordbo/service-kit'
import type { SignInConfig } from '../attempts/sign-in-counts.ts'

/** The limits of second factors in the configuration. */
export type GuessConfig = SignInConfig & { TWO_FACTOR_LIMIT: number }

/** Where a guess at a second factor of a sign-in comes from. */
export interface GuessOrigin {
  userId: string
  ip: string
  /** The browser's id, if this person has signed in there before. */
  device: string | undefined
  /** Names the password that the sign-in began with: a new one begins new counts. */
  password: string
}

/** The limit of guesses at a second factor in one place, such as a known browser or a session. */
export const guessLimit = (
  config: GuessConfig,
  { userId, device }: { userId: string; device: string },
): [LimitOf, ...LimitOf[]] => [
  {
    limit: { count: config.TWO_FACTOR_LIMIT, windowSeconds: config.SIGN_IN_LONG_WINDOW_SECONDS },
    key: ['second-factor', userId, device],
  },
]

/**
 * The limits of a guess at the second factor of a sign-in. Somebody who knows the password and guesses cannot lock its owner out: guesses
 * from a known browser count for it alone, others for their network, recovery codes apart from those of an app. Only codes of an app, which
 * are short enough to be guessed from many networks, count for the whole account too (docs/product/people.md, Two-factor).
 */
export const signInGuessLimits = (
  config: GuessConfig,
  { userId, ip, device, password }: GuessOrigin,
  factor: SecondFactor,
): [LimitOf, ...LimitOf[]] => {
  if (device !== undefined) return guessLimit(config, { userId, device })
  const windowSeconds = config.SIGN_IN_LONG_WINDOW_SECONDS
  const few = { count: config.TWO_FACTOR_LIMIT, windowSeconds }
  const network = ['second-factor', userId, password, clientNetwork(ip)]
  if (!('code' in factor)) return [{ limit: few, key: [...network, 'recovery'] }]
  return [
    { limit: few, key: network },
    {
      limit: { count: config.SIGN_IN_ACCOUNT_LIMIT, windowSeconds },
      key: ['second-factor', userId, password, 'account'],
    },
  ]
}
