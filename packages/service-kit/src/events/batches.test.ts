import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBatches } from './batches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Batches whose handling ends at a call of `finish`. */
const collecting = (size: number) => {
  const began: string[] = []
  const ends: (() => void)[] = []
  const handle = (batch: string[]): Promise<void> => {
    began.push(batch.join(''))
    return new Promise((resolve) => ends.push(resolve))
  }
  const finish = async (): Promise<void> => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { batches: createBatches<string>({ size, waitMs: 3, handle }), began, finish }
}

describe('a batch', () => {
  test('begins 3 ms after its first item, with all that came until then', async () => {
    const { batches, began } = collecting(10)
    batches.add('a')
    await vi.advanceTimersByTimeAsync(2)
    batches.add('b')
    expect(began).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(began).toEqual(['ab'])
  })

  test('begins at once when it is full', () => {
    const { batches, began } = collecting(2)
    for (const item of 'abc') batches.add(item)
    expect(began).toEqual(['ab'])
  })

  test('begins after the one before it, at once with what came meanwhile', async () => {
    const { batches, began, finish } = collecting(3)
    for (const item of 'abcdefgh') batches.add(item)
    expect(began).toEqual(['abc'])
    await finish()
    expect(began).toEqual(['abc', 'def'])
    await finish()
    expect(began).toEqual(['abc', 'def', 'gh'])
  })

  test('is idle once nothing waits and nothing is being handled', async () => {
    const { batches, finish } = collecting(3)
    await batches.idle()
    let idle = false
    batches.add('a')
    const waited = batches.idle().then(() => {
      idle = true
    })
    await vi.advanceTimersByTimeAsync(3)
    expect(idle).toBe(false)
    await finish()
    await waited
    expect(idle).toBe(true)
  })
})
