import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

const danish = formatFor('da')
const english = formatFor('en-GB')

describe('a day of a trip', () => {
  it('has its year only when that differs from today’s', () => {
    expect(danish.dayBeyond('2026-12-30', '2026-11-21')).toBe('ons. 30. dec.')
    expect(danish.dayBeyond('2027-01-02', '2026-11-21')).toBe('lør. 2. jan. 2027')
    expect(english.dayBeyond('2025-07-04', '2026-11-21')).toBe('Fri, 4 Jul 2025')
  })
})

describe('a clock time', () => {
  it('is formatted the same way alone and after a date', () => {
    expect(danish.clock('15:00')).toBe('15.00')
    expect(danish.clock('09:30')).toBe('09.30')
    expect(danish.moment('2026-07-03T07:30:00Z')).toBe('fredag 3. juli kl. 09.30')
    expect(danish.momentBeyond('2026-07-03T07:30:00Z', '2026-11-22')).toBe('fredag 3. juli kl. 09.30')
    // Copenhagen is an hour ahead of UTC.
    expect(danish.momentBeyond('2026-12-31T23:30:00Z', '2026-11-22')).toMatch(
      /^fredag (den )?1\. januar 2027 kl\. 00\.30$/,
    )
    expect(english.clock('15:00')).toBe('15:00')
  })
})

describe('in Danish', () => {
  it('dates are read as Danes write them', () => {
    expect(danish.longDay('2027-07-02')).toBe('2. juli 2027')
    expect(danish.range('2027-07-02', '2027-07-09')).toBe('2.–9. jul. 2027')
    expect(danish.month('2024-06-30T23:30:00Z'), 'in Copenhagen it is July').toBe('juli 2024')
  })

  it('ratings have one decimal', () => {
    expect([4, 4.75, 5].map(danish.rating)).toEqual(['4,0', '4,8', '5,0'])
  })
})
