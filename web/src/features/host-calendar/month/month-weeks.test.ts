import { addDays, addMonths, nightsBetween, nightsOf } from '@nordbo/stay-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOfWeek, weeksOfMonth } from './month-weeks.ts'

describe('the weeks of a month', () => {
  it('begin on Sunday', () => {
    // 1 August 2027 is a Sunday, 1 May 2027 a Saturday.
    expect(weeksOfMonth('2027-08')[0]?.[0]).toBe('2027-08-01')
    expect(weeksOfMonth('2027-05')[0]).toEqual([null, null, null, null, null, null, '2027-05-01'])
    expect(weeksOfMonth('2027-05')[1]?.[0]).toBe('2027-05-02')
  })

  it('hold every day of the month once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (count) => {
        const first = addMonths('2020-01-01', count)
        const days = weeksOfMonth(first.slice(0, 7)).flat()
        expect(days.length % 7).toBe(0)
        expect(days.filter((date) => date !== null)).toEqual(nightsOf(first, addMonths(first, 1)))
      }),
    )
  })

  it('cut a stay into parts that cover its nights in the month, and only those', () => {
    const within = fc.tuple(fc.integer({ min: -20, max: 50 }), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(within, ([start, nights]) => {
        const stay = { from: addDays('2027-05-01', start), to: addDays('2027-05-01', start + nights) }
        const weeks = weeksOfMonth('2027-05')
        const covered = weeks.flatMap((week) =>
          partsOfWeek(week, [stay]).flatMap((part) => week.slice(part.start, part.end)),
        )
        const expected = nightsOf('2027-05-01', '2027-06-01').filter((date) => date >= stay.from && date < stay.to)
        expect(covered).toEqual(expected)
        const parts = weeks.flatMap((week) => partsOfWeek(week, [stay]))
        const begins = stay.from >= '2027-05-01' && nightsBetween(stay.from, '2027-06-01') > 0
        expect(parts.filter((part) => part.begins)).toHaveLength(begins && expected.length > 0 ? 1 : 0)
      }),
    )
  })
})
