import { expect, it } from 'vitest'
import { freeCancellationUntil } from './free-cancellation.ts'

it('promises a free cancellation only while the whole total would come back', () => {
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-04')).toBe('2027-07-04')
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-05')).toBeNull()
  expect(freeCancellationUntil('moderate', '2027-07-10', '2027-06-01')).toBe('2027-06-26')
  expect(freeCancellationUntil('strict', '2027-07-10', '2027-06-11')).toBeNull()
})
