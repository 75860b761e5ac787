import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileRenewed } from './while-renewed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a claim is renewed every ten seconds while the work takes, also after a renewal failed, and not after it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let renewals = 0
  const working = whileRenewed(
    () => promise,
    async () => {
      renewals += 1
      if (renewals === 1) throw new Error('the database is away')
    },
  )
  await vi.advanceTimersByTimeAsync(35_000)
  expect(renewals).toBe(3)
  resolve('accepted')
  expect(await working).toBe('accepted')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewals).toBe(3)
})

test('work that fails ends the renewals', async () => {
  let renewals = 0
  const working = whileRenewed(
    () => Promise.reject(new Error('refused')),
    async () => {
      renewals += 1
    },
  )
  await expect(working).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewals).toBe(0)
})
