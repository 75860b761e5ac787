import { countedGuests, err, type GuestCounts, nightsBetween, ok, type Result } from '@nordbo/contracts'

/** Longest stay that can be booked, nights. */
export const maxNights = 365
/** Dates outside these years are slips of the pen; the database's calendar ends somewhere too. */
const years = { first: '2000-01-01', last: '2100-12-31' }

/** Is this a range that a calendar can hold: in order, and in a year that makes sense? */
export const isCalendarRange = (from: string, to: string): boolean =>
  from < to && from >= years.first && to <= years.last

/** Checks the dates asked for; answers the nights. `today` is the date in Copenhagen. */
export const checkStay = (stay: { checkIn: string; checkOut: string }, today: string): Result<{ nights: number }> => {
  if (!isCalendarRange(stay.checkIn, stay.checkOut)) return err('booking.datesInvalid')
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  if (nights > maxNights) return err('booking.datesInvalid', { maxNights })
  return stay.checkIn < today ? err('booking.datesPast') : ok({ nights })
}

/** Checks adults and children against the home's room; babies and pets do not count (decisions.md, Booking). */
export const checkCapacity = (guests: GuestCounts, maxGuests: number): Result<{ counted: number }> => {
  const counted = countedGuests(guests)
  return counted > maxGuests ? err('booking.tooManyGuests', { maxGuests }) : ok({ counted })
}
