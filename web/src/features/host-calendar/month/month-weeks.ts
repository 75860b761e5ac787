import {
  addDays,
  addMonths,
  type CalendarRange,
  clipRanges,
  nightsBetween,
  nightsOf,
  weekday,
} from '@nordbo/stay-rules'

/** The week of a host's calendar begins on Sunday (docs/product/dates.md). */
export const daysSinceSunday = (date: string): number => weekday(date) % 7

/** A week of a month: seven dates from Sunday on; null outside the month. */
export type MonthWeek = readonly (string | null)[]

/** The weeks of a month (`YYYY-MM`). */
export const weeksOfMonth = (month: string): MonthWeek[] => {
  const first = `${month}-01`
  const end = addMonths(first, 1)
  const begin = addDays(first, -daysSinceSunday(first))
  const count = Math.ceil(nightsBetween(begin, end) / 7)
  return Array.from({ length: count }, (_, week) =>
    nightsOf(addDays(begin, week * 7), addDays(begin, week * 7 + 7)).map((date) =>
      date >= first && date < end ? date : null,
    ),
  )
}

/** A range as the part of a week that it covers: columns from 0 to 7, and whether it begins and ends there. */
export interface WeekPart<Range> {
  range: Range
  start: number
  end: number
  begins: boolean
  ends: boolean
}

/** The parts of ranges within a week's dates of the month. */
export const partsOfWeek = <Range extends CalendarRange>(
  week: MonthWeek,
  ranges: readonly Range[],
): WeekPart<Range>[] => {
  const dates = week.filter((date) => date !== null)
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return []
  const lead = week.indexOf(first)
  return ranges.flatMap((range) => {
    const [part] = clipRanges([range], { from: first, to: addDays(last, 1) })
    if (!part) return []
    const start = lead + nightsBetween(first, part.from)
    const end = start + nightsBetween(part.from, part.to)
    return [{ range, start, end, begins: part.from === range.from, ends: part.to === range.to }]
  })
}
