import { err, mostNights, nightsBetween, type Result } from '@nordbo/contracts'

/** Why a range of dates is no stay; undefined when it is one. */
export const stayProblem = (stay: { checkIn: string; checkOut: string }): Result<never> | undefined => {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  return nights >= 1 && nights <= mostNights ? undefined : err('quote.datesInvalid', { maxNights: mostNights })
}
