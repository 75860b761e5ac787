import { expect, test } from 'vitest'
import { backoffUntil } from './backoff.ts'

test('pauses double with every failure up to the longest', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const pauseMs = (failures: number): number =>
    backoffUntil(now, failures, { firstMs: 2_000, longestMs: 600_000 }).getTime() - now.getTime()
  expect([0, 1, 2, 8, 9, 5_000].map(pauseMs)).toEqual([2_000, 4_000, 8_000, 512_000, 600_000, 600_000])
})
