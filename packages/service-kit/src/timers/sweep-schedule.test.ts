import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSweepSchedule, sweepEveryMs } from './sweep-schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sweeping = (sweep: (begin: () => void) => Promise<void> = async () => undefined) => {
  const at: number[] = []
  const began = Date.now()
  const schedule = createSweepSchedule(
    async () => {
      at.push(Date.now() - began)
      await sweep(schedule.retrySoon)
    },
    () => undefined,
  )
  schedule.begin()
  return { schedule, at }
}

describe('sweeps', () => {
  test('come every minute when nothing fails', async () => {
    const { at } = sweeping()
    await vi.advanceTimersByTimeAsync(3 * sweepEveryMs)
    expect(at).toEqual([60_000, 120_000, 180_000])
  })

  test('come a second after a failure, once for several failures', async () => {
    const { schedule, at } = sweeping()
    schedule.retrySoon()
    schedule.retrySoon()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at).toEqual([1_000])
  })

  test('back off while they fail, and come soon again after a minute without failure', async () => {
    let broken = true
    const { schedule, at } = sweeping(async () => {
      if (broken) throw new Error('the database is away')
    })
    schedule.retrySoon()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(at).toEqual([1_000, 3_000, 7_000, 15_000, 31_000])
    broken = false
    await vi.advanceTimersByTimeAsync(3 * sweepEveryMs)
    at.length = 0
    const now = Date.now()
    schedule.retrySoon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([at.length, Date.now() - now]).toEqual([1, 1_000])
  })

  test('end when the schedule is stopped', async () => {
    const { schedule, at } = sweeping()
    schedule.retrySoon()
    schedule.stop()
    await vi.advanceTimersByTimeAsync(2 * sweepEveryMs)
    expect(at).toEqual([])
  })
})
