import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@nordbo/contracts'
import type { Redis } from 'ioredis'

/** How many tries a window allows; the window is in seconds. */
export interface Limit {
  count: number
  windowSeconds: number
}

/** Counts tries at sign-in and sign-up in fixed windows of real time. */
export interface Attempts {
  /** Counts one try; refuses those beyond the limit and says when to come back. */
  take(limit: Limit, ...who: string[]): Promise<Result<null>>
  /** Forgets the tries, after one that succeeded. */
  forget(...who: string[]): Promise<void>
}

/** Attempts in Redis, shared by all processes. Keys are hashes: an address stays out of Redis. */
export const redisAttempts = (redis: Redis, prefix: string): Attempts => {
  const keyOf = (who: string[]): string =>
    `${prefix}:attempts:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
  return {
    take: async ({ count, windowSeconds }, ...who) => {
      const key = keyOf(who)
      // The window opens with the first try; both commands run as one.
      const answers = await redis.multi().set(key, 0, 'EX', windowSeconds, 'NX').incr(key).ttl(key).exec()
      const [taken, secondsLeft] = [Number(answers?.[1]?.[1]), Number(answers?.[2]?.[1])]
      if (taken <= count) return ok(null)
      return err('auth.tooManyAttempts', { retryAfterSeconds: Math.max(1, secondsLeft) })
    },
    forget: async (...who) => {
      await redis.del(keyOf(who))
    },
  }
}
