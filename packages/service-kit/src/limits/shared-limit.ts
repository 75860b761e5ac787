import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { RateLimit } from './rate-limiter.ts'

/**
 * A limit of requests that a process counts in its own memory. Of each window it may admit a share of a twentieth without asking. After
 * that it leases further shares from the count in Redis that all processes have together, one question per share.
 *
 * With n processes a window admits at most `limit + 2 (n − 1) ⌊limit / 20⌋`, a tenth more per further process: a share that is not
 * leased may be used at the end of one window and again at the start of the next. One process alone never exceeds the limit. It may
 * refuse `(n − 1) ⌊limit / 20⌋` too early, which are leased and unused elsewhere. Limits below 20 are exact. While Redis is away each process
 * admits the limit for itself.
 */
export interface SharedLimit {
  /** Counts one request and returns 0; beyond the limit nothing is counted, and the seconds until the window closes are returned. */
  consume(limit: RateLimit, who: string): Promise<number> | number
}

/** What Redis grants of a window. */
export interface Lease {
  granted: number
  /** Until the window closes, ms. */
  leftMs: number
}

/** Adds what was admitted without asking to the common count, and leases up to `wanted` of what is left. */
export type TakeLease = (limit: RateLimit, who: string, admitted: number, wanted: number) => Promise<Lease>

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

const maxWindows = 50_000

/** Counts in memory, over any lease. `now` is real time, epoch ms. */
export const countInMemory = (takeLease: TakeLease, now: () => number = Date.now): SharedLimit => {
  const windows = new Map<string, Window>()

  const makeRoom = (): void => {
    for (const [who, { closesAt }] of windows) if (closesAt <= now()) windows.delete(who)
    // A map keeps insertion order: the oldest begin anew.
    for (const who of windows.keys()) {
      if (windows.size < maxWindows) break
      windows.delete(who)
    }
  }
  const open = (limit: RateLimit, who: string): Window => {
    if (windows.size >= maxWindows) makeRoom()
    const closesAt = now() + limit.windowSeconds * 1_000
    const window = { closesAt, count: 0, granted: shareOf(limit), reported: 0, isSpent: false, asking: undefined }
    windows.set(who, window)
    return window
  }
  const find = (limit: RateLimit, who: string): Window => {
    const known = windows.get(who)
    if (known && known.closesAt > now()) return known
    windows.delete(who)
    return open(limit, who)
  }

  const ask = async (limit: RateLimit, who: string, window: Window): Promise<void> => {
    const wanted = Math.max(1, shareOf(limit))
    try {
      const { granted, leftMs } = await takeLease(limit, who, window.granted - window.reported, wanted)
      window.granted += granted
      window.reported = window.granted
      window.isSpent = granted === 0
      // It closes with the common window.
      window.closesAt = now() + leftMs
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

const lease = `
  local taken = redis.call('incrby', KEYS[1], ARGV[2])
  if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[4]) end
  local granted = math.max(0, math.min(tonumber(ARGV[3]), tonumber(ARGV[1]) - taken))
  if granted > 0 then redis.call('incrby', KEYS[1], granted) end
  return {granted, redis.call('pttl', KEYS[1])}`

/** Leases from windows in Redis. Keys are hashes, so that Redis holds no personal data. */
export const leaseFromRedis =
  (redis: Redis, prefix: string): TakeLease =>
  async ({ count, windowSeconds }, who, admitted, wanted) => {
    const key = `${prefix}:${createHash('sha256').update(who).digest('base64url')}`
    const answer: unknown = await redis.eval(lease, 1, key, count, admitted, wanted, windowSeconds * 1_000)
    const [granted, leftMs] = Array.isArray(answer) ? answer.map(Number) : []
    if (granted === undefined || leftMs === undefined) throw new Error('Redis answered no lease')
    return { granted, leftMs }
  }
