import { expect, it } from 'vitest'
import { freeCancellationUntil, refundDates } from './free-cancellation.ts'

it('promises a free cancellation only while the whole total would come back', () => {
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-04')).toBe('2027-07-04')
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-05')).toBeNull()
  expect(freeCancellationUntil('moderate', '2027-07-10', '2027-06-01')).toBe('2027-06-26')
  expect(freeCancellationUntil('strict', '2027-07-10', '2027-06-11')).toBeNull()
})

it('says date by date what cancelling gives back', () => {
  expect(refundDates('flexible', '2026-07-31')).toEqual([
    { until: '2026-07-25', back: 'allWithFee' },
    { until: '2026-07-26', back: 'all' },
    { until: '2026-07-29', back: 'half' },
    { until: '2026-07-31', back: 'none' },
  ])
  expect(refundDates('moderate', '2026-07-31').map(({ until, back }) => [until.slice(5), back])).toEqual([
    ['07-17', 'allWithFee'],
    ['07-24', 'halfWithFee'],
    ['07-25', 'noneWithFee'],
    ['07-31', 'none'],
  ])
  expect(refundDates('strict', '2026-07-31').map(({ back }) => back)).toEqual([
    'allWithFee',
    'halfWithFee',
    'noneWithFee',
    'none',
  ])
})
