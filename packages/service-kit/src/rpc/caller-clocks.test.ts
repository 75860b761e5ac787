import { expect, it } from 'vitest'
import { createCallerClocks } from './caller-clocks.ts'

it('a process’s clock is known from the call that arrived soonest, whichever others waited', () => {
  const { ahead: aheadOf } = createCallerClocks(() => 0)
  expect([aheadOf('a-1', 2_300), aheadOf('a-2', 2_001), aheadOf('a-3', 4_900)]).toEqual([2_300, 2_001, 2_001])
  // Another process of the same caller has a clock of its own, which may be ahead of this one.
  expect([aheadOf('b-1', -1_500), aheadOf('b-2', 3), aheadOf('a-4', 2_500)]).toEqual([-1_500, -1_500, 2_001])
})

it('is never taken to be further away than clocks may be', () => {
  const { ahead: aheadOf } = createCallerClocks(() => 0)
  expect([aheadOf('a-1', 29_000), aheadOf('b-1', -29_000)]).toEqual([5_000, -5_000])
})

it('is learned anew when a clock was set', () => {
  let now = 0
  const { ahead: aheadOf } = createCallerClocks(() => now)
  expect(aheadOf('a-1', 2_000)).toBe(2_000)
  now = 12_000
  expect(aheadOf('a-2', 4_000)).toBe(2_000)
  now = 24_000
  expect(aheadOf('a-3', 4_000)).toBe(4_000)
  now = 90_000
  expect(aheadOf('a-4', 4_500)).toBe(4_500)
})
