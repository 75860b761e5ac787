import { err, ok, type Result } from '@nordbo/contracts'
import type { RateLimit, RateLimiter } from '@nordbo/service-kit'

/** A limit and the key that it applies to. */
export interface AttemptLimit {
  limit: RateLimit
  key: readonly string[]
}

/** Limits attempts at sign-in and sign-up. */
export interface Attempts {
  /** Counts one attempt, or refuses it with the seconds to wait. Refused attempts do not count. */
  take(limit: RateLimit, ...key: string[]): Promise<Result<null>>
  /** Counts one attempt against all limits, or against none if one of them is reached. */
  takeAll(limits: readonly AttemptLimit[]): Promise<Result<null>>
  /** Uncounts one attempt. */
  giveBack(...key: string[]): Promise<void>
  /** Resets the count of a key. */
  forget(...key: string[]): Promise<void>
}

/** Counts attempts in windows. */
export const createAttempts = (windows: RateLimiter): Attempts => {
  const take = async (limit: RateLimit, key: readonly string[]): Promise<Result<null>> => {
    const secondsLeft = await windows.consume(limit, key)
    return secondsLeft === 0 ? ok(null) : err('auth.tooManyAttempts', { retryAfterSeconds: secondsLeft })
  }
  return {
    take: (limit, ...key) => take(limit, key),
    takeAll: async (limits) => {
      for (const [index, { limit, key }] of limits.entries()) {
        const taken = await take(limit, key)
        if (taken.ok) continue
        await Promise.all(limits.slice(0, index).map((earlier) => windows.release(earlier.key)))
        return taken
      }
      return ok(null)
    },
    giveBack: (...key) => windows.release(key),
    forget: (...key) => windows.reset(key),
  }
}
