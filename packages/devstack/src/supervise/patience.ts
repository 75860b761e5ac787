import { setTimeout as pause } from 'node:timers/promises'

const firstPauseMs = 500
const longestPauseMs = 30_000

/** Pauses between attempts, ms: each twice as long as the one before, up to 30 s. */
export const growingPauses = function* (): Generator<number, never> {
  for (let ms = firstPauseMs; ; ms = Math.min(ms * 2, longestPauseMs)) yield ms
}

/** Something that ran this long counts as healthy again, ms. */
const healthyMs = 60_000

/** The pause before each restart of one thing, ms, by how long it ran: growing, and from the first again once it was healthy. */
export const restartPauses = (): ((ranMs: number) => number) => {
  let pauses = growingPauses()
  return (ranMs) => {
    if (ranMs > healthyMs) pauses = growingPauses()
    return pauses.next().value
  }
}

/** The first line of what went wrong. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').find((line) => line.trim() !== '') ?? 'no reason'

interface PatienceOptions {
  /** Prints why the work failed and when it is done again. */
  say(line: string): void
  /** Whether the same work may succeed later; by default every failure may. */
  passes?: (error: unknown) => boolean
  /** Ends the waiting: `untilItHolds` then rejects. */
  signal?: AbortSignal
}

/** Does work again and again, with growing pauses, until it succeeds. Rejects with a failure that does not pass, or when it is stopped. */
export const untilItHolds = async <T>(
  what: string,
  work: () => Promise<T>,
  { say, passes = () => true, signal }: PatienceOptions,
): Promise<T> => {
  for (const ms of growingPauses()) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (signal?.aborted || !passes(error)) throw error
      say(`${what}: ${reasonOf(error)}; again in ${ms / 1000} s`)
    }
    await pause(ms, undefined, { signal })
  }
  throw new Error('unreachable')
}

/** Codes of refused and lost connections, and of a Postgres that starts, stops or has no connection left. */
const connectionCode = /^(ECONN|EPIPE$|ETIMEDOUT$|08|53|57P)/

/** Whether a server was away. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && connectionCode.test(String(error.code))) ||
    error.message.includes('Connection terminated') ||
    isConnectionLost(error.cause))

const announceEveryMs = 30_000

/**
 * Waits until a child is ready, for as long as it runs: a busy machine takes its time. Says every 30 s that it still waits. False when the
 * child has ended.
 */
export const untilReady = async (
  name: string,
  ready: () => Promise<boolean>,
  { running, say }: { running(): boolean; say(line: string): void },
): Promise<boolean> => {
  let announceAt = Date.now() + announceEveryMs
  for (;;) {
    if (await ready()) return true
    if (!running()) return false
    if (Date.now() > announceAt) {
      say(`  ... ${name} runs and is not ready yet`)
      announceAt = Date.now() + announceEveryMs
    }
    await pause(20)
  }
}
