import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSweepSchedule, sweepEveryMs } from './sweep-schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sweeping = (sweep: (begin: () => void) => Promise<void> = async () => undefined) => {
  const at: number[] = []
  const began = Date.now()
  const rhythm = createSweepSchedule(
    async () => {
      at.push(Date.now() - began)
      await sweep(rhythm.retrySoon)
    },
    () => undefined,
  )
  rhythm.begin()
  return { rhythm, at }
}

describe('sweeps', () => {
  test('come every minute when nothing fails', async () => {
    const { at } = sweeping()
    await vi.advanceTimersByTimeAsync(3 * sweepEveryMs)
    expect(at).toEqual([60_000, 120_000, 180_000])
  })

  test('come a second after a failure, once for many', async () => {
    const { rhythm, at } = sweeping()
    rhythm.retrySoon()
    rhythm.retrySoon()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at).toEqual([1_000])
  })

  test('come later and later while they fail, and soon again after a minute without', async () => {
    let broken = true
    const { rhythm, at } = sweeping(async () => {
      if (broken) throw new Error('the database is away')
    })
    rhythm.retrySoon()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(at).toEqual([1_000, 3_000, 7_000, 15_000, 31_000])
    broken = false
    await vi.advanceTimersByTimeAsync(3 * sweepEveryMs)
    at.length = 0
    const now = Date.now()
    rhythm.retrySoon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([at.length, Date.now() - now]).toEqual([1, 1_000])
  })

  test('end with a stop', async () => {
    const { rhythm, at } = sweeping()
    rhythm.retrySoon()
    rhythm.stop()
    await vi.advanceTimersByTimeAsync(2 * sweepEveryMs)
    expect(at).toEqual([])
  })
})
