import { addDays } from '@nordbo/stay-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mondayOf, parseWeekText } from './parse-week-text.ts'

const today = '2026-11-22'
const week29 = { checkIn: '2027-07-19', checkOut: '2027-07-26' }

describe('a week that is named in words', () => {
  it.each([
    ['Uge 29 ved havet', 'ved havet'],
    ['ved havet uge 29', 'ved havet'],
    ['Skagen i uge 29', 'Skagen'],
    ['uge 29 i Skagen', 'Skagen'],
    ['Skagen, uge 29', 'Skagen'],
    ['UGE29', ''],
    ['Week 29 by the sea', 'by the sea'],
    ['uge 29 2027 Skagen', 'Skagen'],
    ['uge 29 4 personer', '4 personer'],
  ])('%s is the next week 29, and the rest stays text', (text, rest) => {
    expect(parseWeekText(text, today)).toEqual({ stay: week29, rest })
  })

  it('two weeks are one stay', () => {
    const stay = { checkIn: '2027-07-19', checkOut: '2027-08-02' }
    expect(parseWeekText('uge 29-30', today)?.stay).toEqual(stay)
    expect(parseWeekText('uge 29 og 30 i Skagen', today)).toEqual({ stay, rest: 'Skagen' })
  })

  it('a week that has begun is next year’s', () => {
    expect(parseWeekText('uge 29', '2027-07-19')?.stay.checkIn).toBe('2027-07-19')
    expect(parseWeekText('uge 29', '2027-07-20')?.stay.checkIn).toBe('2028-07-17')
  })

  it('week 1 may begin in December, and only some years have a week 53', () => {
    expect(parseWeekText('uge 1', today)?.stay.checkIn).toBe('2027-01-04')
    expect(mondayOf(2026, 1)).toBe('2025-12-29')
    expect(parseWeekText('uge 53', today)?.stay.checkIn).toBe('2026-12-28')
    expect(parseWeekText('uge 53', '2027-02-01')).toBeNull()
  })

  it.each(['uge 0', 'uge 54', 'uge 29 2040', 'hyggeuge 29', 'en uge', 'uge 299', 'Skagen'])(
    '%s names no bookable week',
    (text) => {
      expect(parseWeekText(text, today)).toBeNull()
    },
  )

  it('the weeks of all years follow each other without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2060 }), fc.integer({ min: 1, max: 51 }), (year, week) => {
        expect(mondayOf(year, week + 1)).toBe(addDays(mondayOf(year, week) ?? '', 7))
        expect(mondayOf(year + 1, 1)).toBe(addDays(mondayOf(year, 53) ?? mondayOf(year, 52) ?? '', 7))
      }),
    )
  })
})
