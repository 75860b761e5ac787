import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf } from './dates.ts'
import { type CalendarRange, mergeRanges } from './ranges.ts'
import { mergeRuns, type Run, replaceRuns, runsOf, runsWithin, sameRuns } from './runs.ts'

const first = '2026-12-01'
const length = 40
/** Values of the days of six weeks; null stands for a day without one. */
const days = fc.array(fc.constantFrom(null, 'a', 'b'), { minLength: length, maxLength: length })
const ranges = fc
  .array(fc.tuple(fc.integer({ min: 0, max: length - 10 }), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((pairs) => pairs.map(([start, nights]) => ({ from: addDays(first, start), to: addDays(first, start + nights) })))

const runsOfDays = (values: readonly (string | null)[]): Run<string>[] =>
  mergeRuns(
    values.flatMap((value, day) =>
      value === null ? [] : [{ from: addDays(first, day), to: addDays(first, day + 1), value }],
    ),
  )
const daysOfRuns = (runs: readonly Run<string>[]): (string | null)[] => {
  const valueAt = new Map(
    runs.flatMap(({ from, to, value }) => nightsOf(from, to).map((date) => [date, value] as const)),
  )
  return nightsOf(first, addDays(first, length)).map((date) => valueAt.get(date) ?? null)
}
const inside = (list: readonly CalendarRange[], day: number): boolean =>
  list.some(({ from, to }) => from <= addDays(first, day) && addDays(first, day) < to)

describe('runs', () => {
  test('say the same as the days that they stand for, in as few runs as possible', () => {
    fc.assert(
      fc.property(days, (values) => {
        const runs = runsOfDays(values)
        expect(daysOfRuns(runs)).toEqual(values)
        for (const [index, run] of runs.slice(1).entries())
          expect(runs[index]?.to !== run.from || runs[index]?.value !== run.value).toBe(true)
      }),
    )
  })

  test('within dates keep the values of these dates and lose all others', () => {
    fc.assert(
      fc.property(days, ranges, (values, dates) => {
        const kept = daysOfRuns(runsWithin(runsOfDays(values), dates))
        expect(kept).toEqual(values.map((value, day) => (inside(dates, day) ? value : null)))
      }),
    )
  })

  test('that replace dates change these dates alone', () => {
    fc.assert(
      fc.property(days, ranges, (values, dates) => {
        const set = replaceRuns(runsOfDays(values), dates, runsOf(dates, 'c'))
        expect(daysOfRuns(set)).toEqual(values.map((value, day) => (inside(dates, day) ? 'c' : value)))
        const cleared = replaceRuns(runsOfDays(values), dates, [])
        expect(daysOfRuns(cleared)).toEqual(values.map((value, day) => (inside(dates, day) ? null : value)))
      }),
    )
  })

  test('of before a change, put back, undo it', () => {
    fc.assert(
      fc.property(days, ranges, (values, dates) => {
        const runs = runsOfDays(values)
        const changed = replaceRuns(runs, dates, runsOf(dates, 'c'))
        expect(replaceRuns(changed, dates, runsWithin(runs, dates))).toEqual(runs)
      }),
    )
  })

  test('are the same however they are cut, and differ by a single day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: length - 1 }), (values, day) => {
        const single = values.flatMap((value, at) =>
          value === null ? [] : [{ from: addDays(first, at), to: addDays(first, at + 1), value }],
        )
        expect(sameRuns(single.toReversed(), runsOfDays(values))).toBe(true)
        const other = values.with(day, values[day] === 'a' ? 'b' : 'a')
        expect(sameRuns(runsOfDays(other), runsOfDays(values))).toBe(false)
      }),
    )
  })

  test('of dates that overlap count each date once', () => {
    fc.assert(
      fc.property(ranges, (dates) => {
        expect(runsOf(dates, 1).map(({ from, to }) => ({ from, to }))).toEqual(mergeRanges(dates))
      }),
    )
  })
})
