import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastCheckIn, lastDeparture, mayBegin } from './booking-window.ts'
import { addDays } from './dates.ts'

describe('the booking window', () => {
  test.each([
    ['2026-11-21', '2028-11-21'],
    ['2026-02-28', '2028-02-28'],
    ['2024-02-29', '2026-02-28'],
    ['2026-12-31', '2028-12-31'],
    ['2027-01-01', '2029-01-01'],
  ])('on %s is open until %s', (today, last) => {
    expect(lastCheckIn(today)).toBe(last)
    expect(mayBegin(last, today)).toBe(true)
    expect(mayBegin(addDays(last, 1), today)).toBe(false)
  })

  test('begins today', () => {
    expect(mayBegin('2026-11-21', '2026-11-21')).toBe(true)
    expect(mayBegin('2026-11-20', '2026-11-21')).toBe(false)
  })

  test('is two years long, and its end never moves back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        const today = addDays('2000-01-01', day)
        const last = lastCheckIn(today)
        expect(last >= addDays(today, 730) && last <= addDays(today, 731)).toBe(true)
        expect(lastCheckIn(addDays(today, 1)) >= last).toBe(true)
      }),
    )
  })

  test('ends a year before the last departure', () => {
    expect(lastDeparture('2026-11-20')).toBe('2029-11-20')
  })
})
