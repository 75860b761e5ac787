import type { LimitOf } from '@nordbo/service-kit'
import type { SignInConfig } from '../attempts/sign-in-counts.ts'

/** The limits of second factors in the configuration. */
export type GuessConfig = SignInConfig & { TWO_FACTOR_LIMIT: number }

/**
 * The limit of guesses at a second factor. Guesses from a known browser count for that browser only, so that somebody who knows the
 * password and guesses elsewhere cannot lock its owner out; all others count for the account.
 */
export const guessLimit = (
  config: GuessConfig,
  { userId, device }: { userId: string; device: string | undefined },
): LimitOf => ({
  limit: { count: config.TWO_FACTOR_LIMIT, windowSeconds: config.SIGN_IN_LONG_WINDOW_SECONDS },
  key: device === undefined ? ['second-factor', userId] : ['second-factor', userId, device],
})
