import { err, nightsBetween, type Result } from '@nordbo/contracts'

/** Longest stay that is priced, in nights. */
export const maxNights = 365

/** Why a range of dates is no stay; undefined when it is one. */
export const stayProblem = (stay: { checkIn: string; checkOut: string }): Result<never> | undefined => {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  return nights >= 1 && nights <= maxNights ? undefined : err('quote.datesInvalid', { maxNights })
}
