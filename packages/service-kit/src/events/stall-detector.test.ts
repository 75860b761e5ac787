import { expect, test } from 'vitest'
import { createStallDetector } from './stall-detector.ts'

test('a consumer without waiting events never stalls', () => {
  const stalledFor = createStallDetector()
  expect(stalledFor({ waiting: 0, handledTo: 7 }, 1_000)).toBe(0)
  expect(stalledFor({ waiting: 0, handledTo: 7 }, 90_000)).toBe(0)
})

test('a consumer with waiting events stalls from the last one that it handled', () => {
  const stalledFor = createStallDetector()
  expect(stalledFor({ waiting: 3, handledTo: 7 }, 1_000)).toBe(0)
  expect(stalledFor({ waiting: 5, handledTo: 7 }, 31_000)).toBe(30_000)
  expect(stalledFor({ waiting: 4, handledTo: 8 }, 32_000)).toBe(0)
  expect(stalledFor({ waiting: 4, handledTo: 8 }, 42_000)).toBe(10_000)
})

test('after a quiet time, a stall counts from the last check without waiting events', () => {
  const stalledFor = createStallDetector()
  stalledFor({ waiting: 0, handledTo: 7 }, 1_000)
  stalledFor({ waiting: 0, handledTo: 7 }, 60_000)
  expect(stalledFor({ waiting: 1, handledTo: 7 }, 62_000)).toBe(2_000)
})
