import { err, mostNights, nightsBetween, type Result } from '@nordbo/contracts'

/** Refuses dates that are no stay; undefined for a valid range. */
export const datesProblem = (stay: { checkIn: string; checkOut: string }): Result<never> | undefined => {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  return nights >= 1 && nights <= mostNights ? undefined : err('quote.datesInvalid', { maxNights: mostNights })
}
