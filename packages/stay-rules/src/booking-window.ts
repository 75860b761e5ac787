import { addDays, addMonths } from './dates.ts'

/** Longest stay that can be booked, nights. */
export const mostNights = 365
/** How far ahead a stay may begin, calendar months. */
export const monthsAhead = 24

/** The last date on which a stay may begin, seen from today's date in Copenhagen. */
export const lastCheckIn = (today: string): string => addMonths(today, monthsAhead)

/** The last date on which any stay may end, seen from today's date in Copenhagen. */
export const lastDeparture = (today: string): string => addDays(lastCheckIn(today), mostNights)

/** May a stay begin on this date: not in the past, and not beyond `lastCheckIn`? */
export const mayBegin = (checkIn: string, today: string): boolean => checkIn >= today && checkIn <= lastCheckIn(today)
