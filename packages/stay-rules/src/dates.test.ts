import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copenhagenInstant } from './copenhagen-instant.ts'
import { addDays, copenhagenDate, nightsBetween, nightsOf, weekday } from './dates.ts'

const aDate = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendar dates', () => {
  test('the nights of a stay are the days between its dates', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 0, max: 800 }), (from, count) => {
        const to = addDays(from, count)
        expect(nightsBetween(from, to)).toBe(count)
        expect(nightsOf(from, to)).toHaveLength(count)
      }),
    )
  })

  test('the last night is the one before check-out, also over the end of summer time', () => {
    expect(nightsOf('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  })

  test('weekdays count from Monday', () => {
    expect([weekday('2026-11-20'), weekday('2026-11-22'), weekday('2026-11-23')]).toEqual([5, 7, 1])
  })
})

describe('Copenhagen time', () => {
  test('midnight in Copenhagen is an hour or two before midnight UTC', () => {
    expect(copenhagenInstant('2026-01-10').toISOString()).toBe('2026-01-09T23:00:00.000Z')
    expect(copenhagenInstant('2026-07-10').toISOString()).toBe('2026-07-09T22:00:00.000Z')
  })

  test('instants have the right date on days that change the clocks', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      expect(copenhagenDate(copenhagenInstant(date))).toBe(date)
      expect(copenhagenDate(copenhagenInstant(date, '23:59'))).toBe(date)
      expect(copenhagenInstant(date, '15:00').toISOString()).toBe(
        date === '2026-03-29' ? '2026-03-29T13:00:00.000Z' : '2026-10-25T14:00:00.000Z',
      )
    }
  })

  test('every date begins at its midnight in Copenhagen', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        const midnight = copenhagenInstant(date)
        expect(copenhagenDate(midnight)).toBe(date)
        expect(copenhagenDate(new Date(midnight.getTime() - 1))).toBe(addDays(date, -1))
      }),
    )
  })
})
