import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

/** How much a window allows; the window is in seconds. */
export interface RateLimit {
  count: number
  windowSeconds: number
}

/** Limits in fixed windows of real time. A window opens with its first count. Amounts are 1 by default. */
export interface RateLimiter {
  /** Counts an amount and returns 0. Beyond the limit nothing is counted, and the seconds until the window closes are returned. */
  consume(limit: RateLimit, who: readonly string[], amount?: number): Promise<number>
  /** Undoes a count. */
  release(who: readonly string[], amount?: number): Promise<void>
  reset(who: readonly string[]): Promise<void>
}

/** A limit and whom it applies to. */
export interface LimitOf {
  limit: RateLimit
  key: readonly string[]
}

/** Counts 1 against all limits and returns 0; or against none, if one of them is reached, and returns the seconds until its window closes. */
export const consumeAll = async (windows: RateLimiter, limits: readonly LimitOf[]): Promise<number> => {
  for (const [index, { limit, key }] of limits.entries()) {
    const secondsLeft = await windows.consume(limit, key)
    if (secondsLeft === 0) continue
    await Promise.all(limits.slice(0, index).map((earlier) => windows.release(earlier.key)))
    return secondsLeft
  }
  return 0
}

/** A time to live that is longer than the window comes from a clock that was set back. */
const takeAmount = `
  local taken = redis.call('incrby', KEYS[1], ARGV[3])
  local left = redis.call('ttl', KEYS[1])
  if left < 0 or left > tonumber(ARGV[2]) then redis.call('expire', KEYS[1], ARGV[2]) end
  if taken <= tonumber(ARGV[1]) then return 0 end
  redis.call('decrby', KEYS[1], ARGV[3])
  return math.max(1, redis.call('ttl', KEYS[1]))`

/** Never goes below zero and never creates a key: the window may have closed, and a new key would not expire. */
const giveAmountBack = `
  local taken = tonumber(redis.call('get', KEYS[1]) or '0')
  if taken > 0 then redis.call('decrby', KEYS[1], math.min(taken, tonumber(ARGV[1]))) end
  return 0`

/** Windows in Redis, shared by all processes. Keys are hashes, so that Redis holds no personal data. */
export const createRateLimiter = (redis: Redis, prefix: string): RateLimiter => {
  const keyOf = (who: readonly string[]): string =>
    `${prefix}:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
  return {
    consume: async ({ count, windowSeconds }, who, amount = 1) =>
      Number(await redis.eval(takeAmount, 1, keyOf(who), count, windowSeconds, amount)),
    release: async (who, amount = 1) => {
      await redis.eval(giveAmountBack, 1, keyOf(who), amount)
    },
    reset: async (who) => {
      await redis.del(keyOf(who))
    },
  }
}
