import { configure } from '@testing-library/dom'
import { vi } from 'vitest'
import { testNow } from './browser/window.ts'

/** Real milliseconds for each that passes while a test waits for something on screen. */
const slowness = 15
const realTimeout = setTimeout

/**
 * Stops time for a test, before it opens the app: timers and dates move only by `advance`, and by a few milliseconds while the test waits
 * for something on screen. Answers of the API need no time.
 */
export const stopClock = () => {
  vi.useFakeTimers({
    now: new Date(testNow),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  // Testing Library knows fake timers by this name.
  vi.stubGlobal('jest', { advanceTimersByTime: () => vi.advanceTimersByTime(1) })
  const realPause = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, slowness))
  configure({
    asyncUtilTimeout: 4_000,
    unstable_advanceTimersWrapper: (advance) => {
      const advanced = advance()
      return advanced instanceof Promise ? advanced.then(realPause) : advanced
    },
  })
  return {
    /** Lets time pass, ms. */
    advance: async (ms: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(ms)
    },
  }
}
