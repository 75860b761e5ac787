import { expect, it } from 'vitest'
import { freeCancellationUntil, halfUntil, hasGrace, refundDates } from './free-cancellation.ts'

it('cancellation is free only while the whole total would be refunded', () => {
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-04')).toBe('2027-07-04')
  expect(freeCancellationUntil('flexible', '2027-07-10', '2027-07-05')).toBeNull()
  expect(freeCancellationUntil('moderate', '2027-07-10', '2027-06-01')).toBe('2027-06-26')
  expect(freeCancellationUntil('strict', '2027-07-10', '2027-06-11')).toBeNull()
})

it('refund steps name what is refunded until which date', () => {
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

it('the half-refund date matches the refund steps', () => {
  for (const policy of ['flexible', 'moderate', 'strict'] as const) {
    const until = halfUntil(policy, '2026-07-31')
    expect(refundDates(policy, '2026-07-31').findLast(({ back }) => back.startsWith('half'))?.until).toBe(until)
  }
})

it('the 24 hours after confirmation are promised only where they give more than the policy', () => {
  const given = (policy: 'flexible' | 'moderate' | 'strict', checkIn: string) =>
    hasGrace(policy, { checkIn }, '2027-07-01')
  expect([given('moderate', '2027-07-07'), given('moderate', '2027-07-08')]).toEqual([false, true])
  expect([given('moderate', '2027-07-15'), given('moderate', '2027-07-16')]).toEqual([true, false])
  expect([given('strict', '2027-07-31'), given('strict', '2027-08-01')]).toEqual([true, false])
  for (const checkIn of ['2027-07-07', '2027-07-08', '2027-07-30']) expect(given('flexible', checkIn)).toBe(false)
  const ofSomeStay = (['flexible', 'moderate', 'strict'] as const).map((policy) => hasGrace(policy, null, '2027-07-01'))
  expect(ofSomeStay).toEqual([false, true, true])
})
