import { type CalendarRange, clipRanges, mergeRanges, withoutRanges } from './ranges.ts'

/** Dates that have one value, such as a price, a note or the reason of a block. Dates without a value are in no run. */
export interface Run<T> extends CalendarRange {
  value: T
}

/** Sorts runs that do not overlap, and joins neighbours of the same value. */
export const mergeRuns = <T>(runs: readonly Run<T>[]): Run<T>[] => {
  const merged: Run<T>[] = []
  for (const run of [...runs].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && last.to === run.from && last.value === run.value) last.to = run.to
    else merged.push({ ...run })
  }
  return merged
}

/** The parts of the runs within the dates. */
export const runsWithin = <T>(runs: readonly Run<T>[], dates: readonly CalendarRange[]): Run<T>[] =>
  mergeRuns(
    mergeRanges(dates).flatMap((window) =>
      runs.flatMap((run) => clipRanges([run], window).map((part) => ({ ...part, value: run.value }))),
    ),
  )

/** The runs after the dates got new values: what lies outside the dates stays. */
export const replaceRuns = <T>(
  runs: readonly Run<T>[],
  dates: readonly CalendarRange[],
  values: readonly Run<T>[],
): Run<T>[] =>
  mergeRuns([
    ...runs.flatMap((run) => withoutRanges([run], dates).map(({ from, to }) => ({ from, to, value: run.value }))),
    ...values,
  ])

/** One value on all dates. */
export const runsOf = <T>(dates: readonly CalendarRange[], value: T): Run<T>[] =>
  mergeRanges(dates).map((range) => ({ from: range.from, to: range.to, value }))

/** Do two sets of runs give every date the same value? */
export const sameRuns = <T>(one: readonly Run<T>[], other: readonly Run<T>[]): boolean => {
  const [left, right] = [mergeRuns(one), mergeRuns(other)]
  return (
    left.length === right.length &&
    left.every((run, index) => {
      const twin = right[index]
      return run.from === twin?.from && run.to === twin.to && run.value === twin.value
    })
  )
}
