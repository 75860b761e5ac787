import { addDays, nightsBetween } from './dates.ts'

/** A half-open range of calendar dates [from, to). */
export interface CalendarRange {
  from: string
  to: string
}

const later = (one: string, other: string): string => (one.localeCompare(other) < 0 ? other : one)
const sooner = (one: string, other: string): string => (one.localeCompare(other) < 0 ? one : other)

/** Sorts ranges and merges those that touch or overlap. */
export const mergeRanges = (ranges: readonly CalendarRange[]): CalendarRange[] => {
  const merged: CalendarRange[] = []
  for (const range of [...ranges].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && range.from <= last.to) last.to = later(last.to, range.to)
    else merged.push({ ...range })
  }
  return merged
}

/** Do two half-open ranges share a night? */
export const overlap = (one: CalendarRange, other: CalendarRange): boolean => one.from < other.to && other.from < one.to

/** The parts of the ranges within a window. */
export const clipRanges = (ranges: readonly CalendarRange[], window: CalendarRange): CalendarRange[] =>
  ranges
    .filter((range) => overlap(range, window))
    .map((range) => ({
      from: later(range.from, window.from),
      to: sooner(range.to, window.to),
    }))

/** Single dates as merged ranges. */
export const rangesOfDates = (dates: readonly string[]): CalendarRange[] =>
  mergeRanges([...new Set(dates)].map((date) => ({ from: date, to: addDays(date, 1) })))

/** The ranges without the cut ones. */
export const withoutRanges = (ranges: readonly CalendarRange[], cuts: readonly CalendarRange[]): CalendarRange[] =>
  cuts.reduce<CalendarRange[]>(
    (left, cut) =>
      left.flatMap((range) =>
        overlap(range, cut)
          ? [
              { from: range.from, to: cut.from },
              { from: cut.to, to: range.to },
            ].filter((rest) => rest.from < rest.to)
          : [range],
      ),
    [...ranges],
  )

/** The nights of ranges that do not overlap. */
export const countNights = (ranges: readonly CalendarRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0)

/** The parts of the ranges that lie within any of the others. */
export const sharedRanges = (ranges: readonly CalendarRange[], others: readonly CalendarRange[]): CalendarRange[] =>
  mergeRanges(others.flatMap((other) => clipRanges(ranges, other)))
