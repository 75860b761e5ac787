import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { RateLimit } from './rate-limiter.ts'

/**
 * A limit of requests that a process counts in its own memory. Of each window it may admit a share of a twentieth without asking. After
 * that it leases further shares from the count in Redis that all processes have together, one question per share.
 *
 * The common window is as long as a process's own and begins with it, but never before the end of the one before. So one process alone
 * admits exactly the limit in each window. With n processes a window admits at most `limit + 2 (n − 1) ⌊limit / 20⌋`, a tenth more per further
 * process: a share that is not leased may be used at the end of one window and again at the start of the next. It may refuse
 * `(n − 1) ⌊limit / 20⌋` too early, which are leased and unused elsewhere, and as many that were admitted before the window began. Limits
 * below 20 are exact. While Redis is away, or does not answer in the time of its connection, each process admits the limit for itself.
 */
export interface SharedLimit {
  /** Counts one request and returns 0; beyond the limit nothing is counted, and the seconds until the window closes are returned. */
  consume(limit: RateLimit, who: string): Promise<number> | number
}

/** What a process asks of a common window. */
export interface LeaseRequest {
  /** What it admitted without asking. */
  admitted: number
  /** How many more it wants to admit at most. */
  wanted: number
  /** How long its own window has been open, ms. */
  openMs: number
}

/** What Redis grants of a window. */
export interface Lease {
  granted: number
  /** Until the window closes, ms. */
  leftMs: number
}

/** Adds what was admitted without asking to the common count, and leases up to `wanted` of what is left. */
export type TakeLease = (limit: RateLimit, who: string, request: LeaseRequest) => Promise<Lease>

interface Window {
  closesAt: number
  count: number
  /** How many may be admitted without asking. */
  granted: number
  /** How many of them the common count contains. */
  reported: number
  isSpent: boolean
  asking: Promise<void> | undefined
}

/** The part of a limit that a process takes at once. */
export const shareOf = ({ count }: RateLimit): number => Math.floor(count / 20)

/** Clients that a process counts. Beyond it, those who were not seen for the longest time begin anew. */
const maxWindows = 50_000

const lengthOf = ({ windowSeconds }: RateLimit): number => windowSeconds * 1_000

/** Counts in memory, over any lease. `now` is a clock that is never set, ms. */
export const countInMemory = (takeLease: TakeLease, now: () => number = () => performance.now()): SharedLimit => {
  const windows = new LRUCache<string, Window>({ max: maxWindows })

  const open = (limit: RateLimit, who: string): Window => {
    const closesAt = now() + lengthOf(limit)
    const window = { closesAt, count: 0, granted: shareOf(limit), reported: 0, isSpent: false, asking: undefined }
    windows.set(who, window)
    return window
  }
  const find = (limit: RateLimit, who: string): Window => {
    const known = windows.get(who)
    return known && known.closesAt > now() ? known : open(limit, who)
  }

  const ask = async (limit: RateLimit, who: string, window: Window): Promise<void> => {
    const wanted = Math.max(1, shareOf(limit))
    const openMs = now() + lengthOf(limit) - window.closesAt
    try {
      const { granted, leftMs } = await takeLease(limit, who, {
        admitted: window.granted - window.reported,
        wanted,
        openMs,
      })
      window.granted += granted
      window.reported = window.granted
      window.isSpent = granted === 0
      // It closes with the common window.
      window.closesAt = now() + Math.min(leftMs, lengthOf(limit))
    } catch {
      // Without Redis the process counts alone.
      window.granted = Math.min(limit.count, window.granted + wanted)
      window.isSpent = window.count >= window.granted
    } finally {
      window.asking = undefined
    }
  }
  const askUntilAdmitted = async (limit: RateLimit, who: string): Promise<number> => {
    for (;;) {
      // The window may have closed meanwhile.
      const window = find(limit, who)
      if (window.count < window.granted) {
        window.count++
        return 0
      }
      if (window.isSpent) return secondsLeft(window)
      window.asking ??= ask(limit, who, window)
      await window.asking
    }
  }
  const secondsLeft = ({ closesAt }: Window): number => Math.max(1, Math.ceil((closesAt - now()) / 1_000))

  return {
    consume: (limit, who) => {
      const window = find(limit, who)
      if (window.isSpent) return secondsLeft(window)
      if (window.count >= window.granted) return askUntilAdmitted(limit, who)
      window.count++
      return 0
    },
  }
}

/**
 * The key lives one window longer than its window is open, so that the next one begins after it. A time to live that is longer than that
 * comes from a clock that was set back.
 */
const lease = `
  local length = tonumber(ARGV[4])
  local left = redis.call('pttl', KEYS[1]) - length
  if left > length then
    left = length
    redis.call('pexpire', KEYS[1], 2 * length)
  end
  local taken
  if left > 0 then
    taken = redis.call('incrby', KEYS[1], ARGV[2])
  else
    local open = math.max(0, math.min(tonumber(ARGV[5]), length - 1))
    if left > -length then open = math.min(open, -left) end
    left = length - open
    redis.call('del', KEYS[1])
    taken = redis.call('incrby', KEYS[1], ARGV[2])
    redis.call('pexpire', KEYS[1], left + length)
  end
  local granted = math.max(0, math.min(tonumber(ARGV[3]), tonumber(ARGV[1]) - taken))
  if granted > 0 then redis.call('incrby', KEYS[1], granted) end
  return {granted, left}`

/** Leases from windows in Redis. Keys are hashes, so that Redis holds no personal data. */
export const leaseFromRedis =
  (redis: Redis, prefix: string): TakeLease =>
  async (limit, who, { admitted, wanted, openMs }) => {
    const key = `${prefix}:${createHash('sha256').update(who).digest('base64url')}`
    const numbers = [limit.count, admitted, wanted, lengthOf(limit), Math.floor(openMs)]
    const answer: unknown = await redis.eval(lease, 1, key, ...numbers)
    const [granted, leftMs] = Array.isArray(answer) ? answer.map(Number) : []
    if (granted === undefined || leftMs === undefined) throw new Error('Redis answered no lease')
    return { granted, leftMs }
  }
