import { expect, test } from 'vitest'
import { createStallDetector } from './stall-detector.ts'

test('a consumer without waiting events stands still for no time', () => {
  const stillFor = createStallDetector()
  expect(stillFor({ waiting: 0, handledTo: 7 }, 1_000)).toBe(0)
  expect(stillFor({ waiting: 0, handledTo: 7 }, 90_000)).toBe(0)
})

test('a consumer with waiting events stands still since it handled the last one', () => {
  const stillFor = createStallDetector()
  expect(stillFor({ waiting: 3, handledTo: 7 }, 1_000)).toBe(0)
  expect(stillFor({ waiting: 5, handledTo: 7 }, 31_000)).toBe(30_000)
  expect(stillFor({ waiting: 4, handledTo: 8 }, 32_000)).toBe(0)
  expect(stillFor({ waiting: 4, handledTo: 8 }, 42_000)).toBe(10_000)
})

test('events that come after a quiet time count from the moment they came', () => {
  const stillFor = createStallDetector()
  stillFor({ waiting: 0, handledTo: 7 }, 1_000)
  stillFor({ waiting: 0, handledTo: 7 }, 60_000)
  expect(stillFor({ waiting: 1, handledTo: 7 }, 62_000)).toBe(2_000)
})
