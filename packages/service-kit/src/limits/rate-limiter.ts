import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

/** How much a window allows; the window is in seconds. */
export interface RateLimit {
  count: number
  windowSeconds: number
}

/** Counts in fixed windows of real time, each of which opens with the first that is counted. Amounts are 1 unless they are told. */
export interface RateLimiter {
  /** Counts an amount and answers 0; what goes beyond the limit is not counted, and the answer is the seconds until the window closes. */
  consume(limit: RateLimit, who: readonly string[], amount?: number): Promise<number>
  /** Takes back what was counted. */
  release(who: readonly string[], amount?: number): Promise<void>
  reset(who: readonly string[]): Promise<void>
}

const takeAmount = `
  local taken = redis.call('incrby', KEYS[1], ARGV[3])
  if redis.call('ttl', KEYS[1]) < 0 then redis.call('expire', KEYS[1], ARGV[2]) end
  if taken <= tonumber(ARGV[1]) then return 0 end
  redis.call('decrby', KEYS[1], ARGV[3])
  return math.max(1, redis.call('ttl', KEYS[1]))`

/** Never below nothing: the window may have closed meanwhile, and a count without an end would stay for good. */
const giveAmountBack = `
  local taken = tonumber(redis.call('get', KEYS[1]) or '0')
  if taken > 0 then redis.call('decrby', KEYS[1], math.min(taken, tonumber(ARGV[1]))) end
  return 0`

/** Windows in Redis under a prefix, shared by all processes. Keys are hashes: who is counted does not stand in Redis. */
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
