import { setTimeout as pause } from 'node:timers/promises'
import { isPassing } from '@nordbo/service-kit'

/** Repeats a change until the database has stored it. */
export interface UntilItHolds {
  /** While the database is away. Rejects with every other error. */
  whileAway<T>(work: () => Promise<T>): Promise<T>
  /** After any error: for what must never be forgotten. */
  always<T>(work: () => Promise<T>): Promise<T>
}

/** Tries after the first failure while the process is stopping. */
const lastTries = 4
const longestPauseMs = 1_000

/** Changes of the database that are repeated until they hold, or until `isStopping` and a few more tries have failed. */
export const createUntilItHolds = (isStopping: () => boolean, failed: (error: unknown) => void): UntilItHolds => {
  const repeat = async <T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> => {
    let triesLeft = lastTries
    for (let waitMs = 50; ; waitMs = Math.min(2 * waitMs, longestPauseMs)) {
      try {
        return await work()
      } catch (error) {
        if (!mayPass(error) || (isStopping() && triesLeft-- === 0)) throw error
        failed(error)
        await pause(waitMs)
      }
    }
  }
  return {
    whileAway: (work) => repeat(work, isPassing),
    always: (work) => repeat(work, () => true),
  }
}
