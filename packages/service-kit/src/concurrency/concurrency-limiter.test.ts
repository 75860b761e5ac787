import { describe, expect, it } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

describe('a gate', () => {
  it('lets no more through than its limit, and the rest in the order they came', async () => {
    const gate = createConcurrencyLimiter(2)
    const order: number[] = []
    let [inside, most] = [0, 0]
    const task = (number: number) => async () => {
      order.push(number)
      most = Math.max(most, ++inside)
      await Promise.resolve()
      inside--
    }
    const all = [1, 2, 3, 4, 5].map((number) => gate.run(task(number)))
    expect(gate.size).toBe(5)
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
    expect(gate.size).toBe(0)
  })

  it('is idle when the last has left, also after a failure', async () => {
    const gate = createConcurrencyLimiter(1)
    const failing = gate.run(async () => {
      throw new Error('no')
    })
    const idle = gate.idle()
    await expect(failing).rejects.toThrow('no')
    await idle
    await gate.idle()
    expect(await gate.run(async () => 7)).toBe(7)
  })
})
