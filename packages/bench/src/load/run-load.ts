import { setTimeout as pause } from 'node:timers/promises'
import { collectLatencies, type Measured } from './latencies.ts'

/** Duration and concurrency of a load. */
export interface LoadSchedule {
  /** Number of senders, each with one request in flight. */
  width: number
  warmUpMs: number
  measureMs: number
}

/** Sends request number `index` as sender `asker`; returns the failure as text, or undefined. */
export type SendRequest = (index: number, asker: number) => Promise<string | undefined>

/**
 * Sends one request after the other per sender, first as warm-up, then measured. With `limit`, the number of requests, each is sent once
 * and the load ends with the last answer.
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
    if (usedUp.signal.aborted) await asking
    return latencies.end()
  }
  const [, measured] = await Promise.all([asking, clock()])
  return measured
}
