import { describe, expect, it } from 'vitest'
import { addDays, addMonths, copenhagenDate, isCalendarDate, nightsBetween } from './dates.ts'

describe('calendar dates', () => {
  it('are valid only if the day exists', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true)
    expect(isCalendarDate('2027-02-29')).toBe(false)
    expect(isCalendarDate('2027-2-9')).toBe(false)
    expect(isCalendarDate(null)).toBe(false)
  })

  it('count nights across a change of summer time', () => {
    expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(addDays('2027-10-30', 2)).toBe('2027-11-01')
  })

  it('follow the clock of Copenhagen, not of the browser', () => {
    expect(copenhagenDate(new Date('2027-07-01T22:30:00Z'))).toBe('2027-07-02')
    expect(copenhagenDate(new Date('2027-01-01T22:30:00Z'))).toBe('2027-01-01')
  })

  it('stay inside a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2026-11-20', 18)).toBe('2028-05-20')
  })
})
