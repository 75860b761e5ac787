import { addDays, addMonths, type CalendarRange, nightsBetween, nightsOf } from '@nordbo/stay-rules'

/** Days that are drawn together. */
export const daysOfBlock = 7

/** The days of a year as columns, and sizes in px. Sizes are multiples of the root's font size. */
export interface YearColumns {
  from: string
  dates: readonly string[]
  /** Days are drawn in blocks of a week. */
  blocks: number
  dayWidth: number
  rowHeight: number
  nameWidth: number
  headHeight: number
}

/** How the year is drawn: with prices, or whole months at a glance. */
export interface YearScale {
  far: boolean
  wide: boolean
  /** The root's font size, px. */
  rem: number
}

/** The columns of the twelve months from a month (`YYYY-MM`) on. Near, a day is at least 44 px wide, for fingers. */
export const yearColumns = (month: string, { far, wide, rem }: YearScale): YearColumns => {
  const from = `${month}-01`
  const dates = nightsOf(from, addMonths(from, 12))
  return {
    from,
    dates,
    blocks: Math.ceil(dates.length / daysOfBlock),
    dayWidth: rem * (far ? 0.875 : 2.875),
    rowHeight: rem * (far ? 2.75 : 3.5),
    nameWidth: rem * (wide ? 15 : 7.5),
    headHeight: rem * (far ? 2 : 4),
  }
}

/** Which columns a range covers, clipped to the year; null outside. */
export const columnsOf = (
  { from, dates }: Pick<YearColumns, 'from' | 'dates'>,
  range: CalendarRange,
): { start: number; end: number } | null => {
  const start = Math.max(0, nightsBetween(from, range.from))
  const end = Math.min(dates.length, nightsBetween(from, range.to))
  return start < end ? { start, end } : null
}

/** The months of the year with the columns of their days. */
export const monthsOf = ({
  from,
  dates,
}: Pick<YearColumns, 'from' | 'dates'>): { month: string; start: number; end: number }[] =>
  Array.from({ length: 12 }, (_, index) => {
    const first = addMonths(from, index)
    const start = nightsBetween(from, first)
    return { month: first.slice(0, 7), start, end: Math.min(dates.length, nightsBetween(from, addMonths(first, 1))) }
  })

/** Which days of a block are in the ranges, one bit for each. */
export const maskOf = (
  { from }: Pick<YearColumns, 'from'>,
  block: number,
  ranges: readonly CalendarRange[] | undefined,
): number => {
  if (!ranges) return 0
  let mask = 0
  const first = addDays(from, block * daysOfBlock)
  for (const range of ranges) {
    const [start, end] = [nightsBetween(first, range.from), nightsBetween(first, range.to)]
    for (let day = Math.max(0, start); day < Math.min(daysOfBlock, end); day++) mask |= 1 << day
  }
  return mask
}
