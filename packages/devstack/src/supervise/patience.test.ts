import { expect, test } from 'vitest'
import { restartPauses } from './patience.ts'

test('the pauses before restarts grow up to 30 s, and begin anew after a minute of health', () => {
  const pauseAfter = restartPauses()
  expect([0, 0, 0, 59_000].map(pauseAfter)).toEqual([500, 1_000, 2_000, 4_000])
  expect([0, 0, 0, 0].map(pauseAfter)).toEqual([8_000, 16_000, 30_000, 30_000])
  expect([61_000, 0].map(pauseAfter)).toEqual([500, 1_000])
})
