import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

const danish = formatFor('da')
const english = formatFor('en-GB')

describe('a day of a trip', () => {
  it('carries its year only when that is another one', () => {
    expect(danish.dayBeyond('2026-12-30', '2026-11-21')).toBe('ons. 30. dec.')
    expect(danish.dayBeyond('2027-01-02', '2026-11-21')).toBe('lør. 2. jan. 2027')
    expect(english.dayBeyond('2025-07-04', '2026-11-21')).toBe('Fri, 4 Jul 2025')
  })
})

describe('a clock time', () => {
  it('is read the same way alone and after a date', () => {
    expect(danish.clock('15:00')).toBe('15.00')
    expect(danish.clock('09:30')).toBe('09.30')
    expect(danish.moment('2026-07-03T07:30:00Z')).toBe('fredag 3. juli kl. 09.30')
    expect(english.clock('15:00')).toBe('15:00')
  })
})
