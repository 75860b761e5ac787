import { err, type Result } from './result.ts'

/** Longest stay that can be booked, nights. */
export const mostNights = 365
/** How far ahead a stay may begin, calendar months. */
export const monthsAhead = 24

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/**
 * The last date on which a stay may begin, seen from a date in Copenhagen: the same day of the month `monthsAhead` later, or that
 * month's last day where it has no such day.
 */
export const lastCheckIn = (today: string): string => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const months = year * 12 + (month - 1) + monthsAhead
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${padded(toYear, 4)}-${padded(toMonth, 2)}-${padded(Math.min(day, daysIn(toYear, toMonth)), 2)}`
}

/** May a stay begin on this date: not in the past, and not beyond `lastCheckIn`? */
export const mayBegin = (checkIn: string, today: string): boolean => checkIn >= today && checkIn <= lastCheckIn(today)

/** Why no stay may begin on this date, in a booking's words; undefined when one may. */
export const refusedBeginning = (checkIn: string, today: string): Result<never> | undefined => {
  if (checkIn < today) return err('booking.datesPast')
  const last = lastCheckIn(today)
  return checkIn > last ? err('booking.tooFarAhead', { lastCheckIn: last, monthsAhead }) : undefined
}
