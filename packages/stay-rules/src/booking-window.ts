import { addDays, addMonths } from './dates.ts'

/** Longest stay, nights. */
export const mostNights = 365
/** How far ahead a stay may begin, calendar months. */
export const monthsAhead = 24

/** The last date on which a stay may begin; `today` in Copenhagen. */
export const lastCheckIn = (today: string): string => addMonths(today, monthsAhead)

/** The last date on which a stay may end; `today` in Copenhagen. */
export const lastDeparture = (today: string): string => addDays(lastCheckIn(today), mostNights)

/** Whether a stay may begin on a date: from today to `lastCheckIn`. */
export const mayBegin = (checkIn: string, today: string): boolean => checkIn >= today && checkIn <= lastCheckIn(today)
