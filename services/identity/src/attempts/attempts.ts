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
  /** Counts one try; refuses those beyond the limit, which do not count, and says when to come back. */
  take(limit: Limit, ...who: string[]): Promise<Result<null>>
  /** Takes back one try that was counted. */
  giveBack(...who: string[]): Promise<void>
  /** Forgets the tries, after one that succeeded. */
  forget(...who: string[]): Promise<void>
}

/** Answers 0, or the seconds left when nothing is. The window opens with the first try. */
const takeOne = `
  local taken = redis.call('incr', KEYS[1])
  if taken == 1 then redis.call('expire', KEYS[1], ARGV[2]) end
  if taken <= tonumber(ARGV[1]) then return 0 end
  redis.call('decr', KEYS[1])
  return math.max(1, redis.call('ttl', KEYS[1]))`

/** Never below nothing: the window may have closed meanwhile, and a count without an end would stay for good. */
const giveOneBack = `
  if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then return redis.call('decr', KEYS[1]) end
  return 0`

/** Attempts in Redis, shared by all processes. Keys are hashes: an address stays out of Redis. */
export const redisAttempts = (redis: Redis, prefix: string): Attempts => {
  const keyOf = (who: string[]): string =>
    `${prefix}:attempts:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
  return {
    take: async ({ count, windowSeconds }, ...who) => {
      const secondsLeft = Number(await redis.eval(takeOne, 1, keyOf(who), count, windowSeconds))
      return secondsLeft === 0 ? ok(null) : err('auth.tooManyAttempts', { retryAfterSeconds: secondsLeft })
    },
    giveBack: async (...who) => {
      await redis.eval(giveOneBack, 1, keyOf(who))
    },
    forget: async (...who) => {
      await redis.del(keyOf(who))
    },
  }
}
