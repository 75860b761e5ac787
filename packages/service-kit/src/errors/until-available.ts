import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log/logger.ts'
import { isPassing } from './is-passing.ts'

const firstPauseMs = 100
const longestPauseMs = 2_000

/**
 * Does work of a start until nothing that it needs is away, however long that takes, and logs why it waits (docs/architecture.md, Starts).
 * Rejects with mistakes and wrong configurations at once.
 */
export const untilAvailable = async <T>(what: string, work: () => Promise<T>, log: Logger): Promise<T> => {
  for (let waitMs = firstPauseMs; ; waitMs = Math.min(2 * waitMs, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      log.warn({ err: error, what, againInMs: waitMs }, 'the start waits')
    }
    await pause(waitMs)
  }
}
