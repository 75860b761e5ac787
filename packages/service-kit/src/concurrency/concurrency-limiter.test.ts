import { describe, expect, it } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

describe('a concurrency limiter', () => {
  it('runs no more tasks than its limit, and the rest in the order they came', async () => {
    const limiter = createConcurrencyLimiter(2)
    const order: number[] = []
    let [running, most] = [0, 0]
    const task = (number: number) => async () => {
      order.push(number)
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
    }
    const all = [1, 2, 3, 4, 5].map((number) => limiter.run(task(number)))
    expect(limiter.size).toBe(5)
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
    expect(limiter.size).toBe(0)
  })

  it('is idle once the last task has ended, also after a failure', async () => {
    const limiter = createConcurrencyLimiter(1)
    const failing = limiter.run(async () => {
      throw new Error('no')
    })
    const idle = limiter.idle()
    await expect(failing).rejects.toThrow('no')
    await idle
    await limiter.idle()
    expect(await limiter.run(async () => 7)).toBe(7)
  })
})
