import { describe, expect, it } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

describe('lanes', () => {
  it('keep the order of each key while keys run side by side', async () => {
    const lanes = createKeyedQueue(3)
    const done: string[] = []
    const together = new Set<string>()
    let most = 0
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a'])
      lanes.run(key, async () => {
        expect(together.has(key)).toBe(false)
        together.add(key)
        most = Math.max(most, together.size)
        await new Promise((resolve) => setImmediate(resolve))
        together.delete(key)
        done.push(key)
      })
    expect(lanes.size).toBe(6)
    await lanes.idle()
    expect(done.join('')).toHaveLength(6)
    expect(most).toBe(3)
    expect(lanes.size).toBe(0)
  })

  it('are no wider than told', async () => {
    const lanes = createKeyedQueue(2)
    let [running, most] = [0, 0]
    for (const key of 'abcdef')
      lanes.run(key, async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
      })
    await lanes.idle()
    expect(most).toBe(2)
  })
})
