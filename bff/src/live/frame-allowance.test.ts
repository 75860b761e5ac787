import { expect, it } from 'vitest'
import { allowFrames, mostFramesAtOnce } from './frame-allowance.ts'

it('a person’s frames are allowed up to a number at once, and again with time; others have their own', () => {
  let now = 0
  const allowance = allowFrames(() => now)
  expect(allowance.take('gerda', mostFramesAtOnce)).toBe(true)
  expect(allowance.take('gerda', 1)).toBe(false)
  expect(allowance.take('hans', 1)).toBe(true)
  now = 1_000
  expect(allowance.take('gerda', 10)).toBe(true)
  expect(allowance.take('gerda', 1)).toBe(false)
})

it('an allowance never grows beyond what may be sent at once', () => {
  let now = 0
  const allowance = allowFrames(() => now)
  allowance.take('gerda', 1)
  now = 3_600_000
  expect(allowance.take('gerda', mostFramesAtOnce)).toBe(true)
  expect(allowance.take('gerda', 1)).toBe(false)
})
