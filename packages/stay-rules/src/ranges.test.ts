import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf } from './dates.ts'
import {
  type CalendarRange,
  clipRanges,
  countNights,
  mergeRanges,
  overlap,
  rangesOfDates,
  sharedRanges,
  withoutRanges,
} from './ranges.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, nights]): CalendarRange => {
    const from = addDays('2026-12-01', start)
    return { from, to: addDays(from, nights) }
  })
const ranges = fc.array(range, { maxLength: 8 })
const datesOf = (list: readonly CalendarRange[]) =>
  [...new Set(list.flatMap(({ from, to }) => nightsOf(from, to)))].sort()

describe('date ranges', () => {
  test('a stay that ends on the day another begins does not overlap it', () => {
    expect(overlap({ from: '2026-12-01', to: '2026-12-05' }, { from: '2026-12-05', to: '2026-12-07' })).toBe(false)
  })

  test('ranges that touch become one', () => {
    expect(
      mergeRanges([
        { from: '2026-12-05', to: '2026-12-07' },
        { from: '2026-12-01', to: '2026-12-05' },
      ]),
    ).toEqual([{ from: '2026-12-01', to: '2026-12-07' }])
  })

  test('merging keeps every date and leaves gaps between ranges', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const merged = mergeRanges(list)
        expect(datesOf(merged)).toEqual(datesOf(list))
        for (const [index, one] of merged.slice(1).entries()) expect((merged[index]?.to ?? '') < one.from).toBe(true)
      }),
    )
  })

  test('cutting removes exactly the cut dates', () => {
    fc.assert(
      fc.property(ranges, ranges, (list, cuts) => {
        const kept = datesOf(withoutRanges(list, cuts))
        const gone = datesOf(cuts)
        expect(kept).toEqual(datesOf(list).filter((date) => !gone.includes(date)))
      }),
    )
  })

  test('clipping keeps exactly the dates inside the window', () => {
    fc.assert(
      fc.property(ranges, range, (list, window) => {
        const inside = datesOf([window])
        expect(datesOf(clipRanges(list, window))).toEqual(datesOf(list).filter((date) => inside.includes(date)))
      }),
    )
  })

  test('shared dates are those that both sides have, and nights are counted once', () => {
    fc.assert(
      fc.property(ranges, ranges, (list, others) => {
        const shared = sharedRanges(mergeRanges(list), others)
        const both = datesOf(list).filter((date) => datesOf(others).includes(date))
        expect(datesOf(shared)).toEqual(both)
        expect(countNights(shared)).toBe(both.length)
      }),
    )
  })

  test('single dates become the fewest ranges', () => {
    expect(rangesOfDates(['2026-12-03', '2026-12-01', '2026-12-02', '2026-12-09', '2026-12-01'])).toEqual([
      { from: '2026-12-01', to: '2026-12-04' },
      { from: '2026-12-09', to: '2026-12-10' },
    ])
  })
})
