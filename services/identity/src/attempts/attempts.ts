import { err, ok, type Result } from '@nordbo/contracts'
import { consumeAll, type LimitOf, type RateLimit, type RateLimiter } from '@nordbo/service-kit'

/** Limits attempts at sign-in and sign-up. */
export interface Attempts {
  /** Counts one attempt, or refuses it with the seconds to wait. Refused attempts do not count. */
  take(limit: RateLimit, ...key: string[]): Promise<Result<null>>
  /** Counts one attempt against all limits, or against none if one of them is reached. */
  takeAll(limits: readonly LimitOf[]): Promise<Result<null>>
  /** Uncounts one attempt. */
  giveBack(...key: string[]): Promise<void>
  /** Resets the count of a key. */
  forget(...key: string[]): Promise<void>
}

/** Counts attempts in windows. */
export const createAttempts = (windows: RateLimiter): Attempts => {
  const takeAll = async (limits: readonly LimitOf[]): Promise<Result<null>> => {
    const secondsLeft = await consumeAll(windows, limits)
    return secondsLeft === 0 ? ok(null) : err('auth.tooManyAttempts', { retryAfterSeconds: secondsLeft })
  }
  return {
    take: (limit, ...key) => takeAll([{ limit, key }]),
    takeAll,
    giveBack: (...key) => windows.release(key),
    forget: (...key) => windows.reset(key),
  }
}
