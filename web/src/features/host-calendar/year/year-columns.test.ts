import { addDays, nightsOf } from '@nordbo/stay-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, daysOfBlock, maskOf, monthsOf, yearColumns } from './year-columns.ts'

const near = { far: false, wide: true, rem: 16 }
const columns = yearColumns('2031-05', near)
const range = fc
  .tuple(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 1, max: 60 }))
  .map(([start, nights]) => ({ from: addDays(columns.from, start), to: addDays(columns.from, start + nights) }))

describe('the columns of a year', () => {
  it('are the days of twelve months, also of a leap year', () => {
    expect(columns.dates).toHaveLength(366)
    expect(yearColumns('2030-05', near).dates).toHaveLength(365)
    expect(columns.dates.at(-1)).toBe('2032-04-30')
    expect(monthsOf(columns).map(({ month }) => month)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `2031-${String(index + 5).padStart(2, '0')}`),
      ...Array.from({ length: 4 }, (_, index) => `2032-0${index + 1}`),
    ])
    expect(monthsOf(columns).flatMap(({ start, end }) => columns.dates.slice(start, end))).toEqual(columns.dates)
  })

  it('near are wide enough for fingers', () => {
    for (const wide of [true, false]) {
      const { dayWidth, rowHeight } = yearColumns('2031-05', { ...near, wide })
      expect(Math.min(dayWidth, rowHeight)).toBeGreaterThanOrEqual(44)
    }
  })

  it('of a range are exactly its days within the year', () => {
    fc.assert(
      fc.property(range, (days) => {
        const place = columnsOf(columns, days)
        const inside = nightsOf(days.from, days.to).filter((date) => columns.dates.includes(date))
        expect(place ? columns.dates.slice(place.start, place.end) : []).toEqual(inside)
      }),
    )
  })

  it('of a block say by their bits which of its days are in the ranges', () => {
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 4 }),
        fc.integer({ min: 0, max: columns.blocks - 1 }),
        (ranges, block) => {
          const mask = maskOf(columns, block, ranges)
          for (let day = 0; day < daysOfBlock; day++) {
            const date = addDays(columns.from, block * daysOfBlock + day)
            expect((mask & (1 << day)) > 0).toBe(ranges.some(({ from, to }) => from <= date && date < to))
          }
        },
      ),
    )
    expect(maskOf(columns, 0, undefined)).toBe(0)
  })
})
