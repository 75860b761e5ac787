import { setTimeout as pause } from 'node:timers/promises'
import { collectLatencies, type Measured } from './latencies.ts'

/** How long a load lasts, and how many ask at once. */
export interface LoadSchedule {
  /** Askers, each with one question in flight. */
  width: number
  warmUpMs: number
  measureMs: number
}

/** Asks question number `index` on behalf of asker `asker`; the failure in words, or undefined. */
export type SendRequest = (index: number, asker: number) => Promise<string | undefined>

/**
 * Lets askers ask one question after the other: first unmeasured, then measured. Where `limit` says how many questions there are, each is
 * asked once, and the load ends when there is none left.
 */
export const runLoad = async (
  { width, warmUpMs, measureMs }: LoadSchedule,
  ask: SendRequest,
  options: { limit?: number; measuring: () => void },
): Promise<Measured> => {
  const latencies = collectLatencies()
  const { limit = Number.POSITIVE_INFINITY } = options
  const usedUp = new AbortController()
  let next = 0
  let over = false
  const asker = async (number: number): Promise<void> => {
    while (!over) {
      const index = next++
      if (index >= limit) return usedUp.abort()
      const askedAt = performance.now()
      const failure = await ask(index, number)
      if (failure === undefined) latencies.answered(askedAt)
      else latencies.failed(failure)
    }
  }
  const asking = Promise.all(Array.from({ length: width }, (_, number) => asker(number)))
  const clock = async (): Promise<Measured> => {
    await pause(warmUpMs)
    options.measuring()
    latencies.begin()
    await pause(measureMs, undefined, { signal: usedUp.signal }).catch(() => undefined)
    over = true
    return latencies.end()
  }
  const [, measured] = await Promise.all([asking, clock()])
  return measured
}
