import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '@nordbo/contracts'
import { isPassing } from '@nordbo/service-kit'
import { Refused } from './actors.ts'

/** How a step is waited for. */
export interface Waiting {
  /** Called when a step was not answered and is taken again after a pause: why, and the pause in ms. */
  onWait?: ((step: string, reason: string, pauseMs: number) => void) | undefined
  /** Ends the import: no further step is taken. */
  signal?: AbortSignal | undefined
}

const firstPauseMs = 500
const longestPauseMs = 15_000

/** Refusals of a service that is busy or away. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'request.timeout',
  'service.unavailable',
  'service.busy',
  'service.timeout',
  'internal.error',
])

const mayBeAnswered = (error: unknown): boolean =>
  isPassing(error) || (error instanceof Refused && passing.has(error.code))

/**
 * Takes a step again and again, with growing pauses, until it is answered: a slow machine answers late. The step must be one that may be
 * taken twice.
 * @throws when the step is refused for good, or the import was ended
 */
export const untilAnswered = async <T>(
  step: string,
  work: () => Promise<T>,
  { onWait, signal }: Waiting = {},
): Promise<T> => {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (signal?.aborted || !mayBeAnswered(error)) throw error
      onWait?.(step, error instanceof Error ? error.message : String(error), pauseMs)
      await pause(pauseMs, undefined, { signal })
    }
  }
}
