import type { monthsAhead as monthsOfBooking, mostNights as nightsOfBooking } from '@nordbo/contracts'
import { addDays, addMonths } from './calendar-date.ts'

/** How far ahead a stay may begin. The server's own number: another one does not compile. */
const monthsAhead: typeof monthsOfBooking = 24
/** The longest stay that can be booked, nights; the server's own number too. */
export const mostNights: typeof nightsOfBooking = 365

/** The last date on which a stay may begin, seen from today's date in Copenhagen. */
export const lastCheckIn = (today: string): string => addMonths(today, monthsAhead)

/** The last date on which any stay may end, seen from today's date in Copenhagen. */
export const lastDeparture = (today: string): string => addDays(lastCheckIn(today), mostNights)
