import { describe, expect, it } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

describe('a keyed queue', () => {
  it('keeps the order of each key while keys run side by side', async () => {
    const queue = createKeyedQueue(3)
    const done: string[] = []
    const together = new Set<string>()
    let most = 0
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a'])
      queue.run(key, async () => {
        expect(together.has(key)).toBe(false)
        together.add(key)
        most = Math.max(most, together.size)
        await new Promise((resolve) => setImmediate(resolve))
        together.delete(key)
        done.push(key)
      })
    expect(queue.size).toBe(6)
    expect(['a', 'c', 'd'].map(queue.has)).toEqual([true, true, false])
    await queue.idle()
    expect(queue.has('a')).toBe(false)
    expect(done.join('')).toHaveLength(6)
    expect(most).toBe(3)
    expect(queue.size).toBe(0)
  })

  it('runs no more tasks at once than its limit', async () => {
    const queue = createKeyedQueue(2)
    let [running, most] = [0, 0]
    for (const key of 'abcdef')
      queue.run(key, async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
      })
    await queue.idle()
    expect(most).toBe(2)
  })
})
