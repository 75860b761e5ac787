import { expect, test } from 'vitest'
import { collectLatencies, percentile } from './latencies.ts'

test('a percentile is the value below which that share lies', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBe(0)
})

test('answers of the warm-up are not counted, but failures always are', () => {
  const latencies = collectLatencies()
  latencies.answered(performance.now())
  latencies.failed('too early')
  latencies.begin()
  latencies.answered(performance.now() - 5)
  latencies.failed('too late')
  const { answers, p50, failures, failure } = latencies.end()
  expect([answers, failures, failure]).toEqual([1, 2, 'too early'])
  expect(p50).toBeGreaterThanOrEqual(5)
})
