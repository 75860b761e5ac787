import { type DateRange, nightsBetween } from '@nordbo/contracts'

/** Dates that are taken, as half-open ranges. */
export interface Calendar {
  isFree(range: DateRange): boolean
  take(range: DateRange): void
  /** Number of taken nights within a range; taken ranges must not overlap. */
  taken(range: DateRange): number
}

const overlaps = (one: DateRange, other: DateRange): boolean => one.from < other.to && other.from < one.to

/** Clamps a date to a range. */
const within = ({ from, to }: DateRange, date: string): string => (date < from ? from : date > to ? to : date)

/** An empty calendar. */
export const openCalendar = (): Calendar => {
  const ranges: DateRange[] = []
  return {
    isFree: (range) => !ranges.some((other) => overlaps(range, other)),
    take: (range) => {
      ranges.push(range)
    },
    taken: (range) =>
      ranges
        .filter((other) => overlaps(range, other))
        .reduce((sum, other) => sum + nightsBetween(within(range, other.from), within(range, other.to)), 0),
  }
}

/** Calendars by name, each created on first use. */
export const openCalendars = (): ((name: string) => Calendar) => {
  const opened = new Map<string, Calendar>()
  return (name) => {
    const calendar = opened.get(name) ?? openCalendar()
    opened.set(name, calendar)
    return calendar
  }
}
