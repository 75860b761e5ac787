import {
  arrivalProblem,
  countedGuests,
  err,
  type GuestCounts,
  lengthProblem,
  mostNights,
  nightsBetween,
  ok,
  type Result,
  refusedBeginning,
  type StayProblem,
  type StayRules,
  stayProblem,
} from '@nordbo/contracts'

/** Dates outside these years are typing errors, and Postgres limits dates too. */
const years = { first: '2000-01-01', last: '2100-12-31' }

/** Is this a valid range of dates, in order and within those years? */
export const isCalendarRange = (from: string, to: string): boolean =>
  from < to && from >= years.first && to <= years.last

/** Checks the dates of a stay and returns its nights. `today` is the date in Copenhagen. */
export const checkStay = (stay: { checkIn: string; checkOut: string }, today: string): Result<{ nights: number }> => {
  if (!isCalendarRange(stay.checkIn, stay.checkOut)) return err('booking.datesInvalid')
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  if (nights > mostNights) return err('booking.datesInvalid', { maxNights: mostNights })
  return refusedBeginning(stay.checkIn, today) ?? ok({ nights })
}

interface Stay {
  checkIn: string
  checkOut: string
}

const refusalOf = (problem: StayProblem | undefined): Result<true> =>
  problem ? err(problem.code, problem.params) : ok(true)

/** Checks a new stay against the home's rules; null for a home without rules. `today` is the date in Copenhagen. */
export const checkRules = (rules: StayRules | null, stay: Stay, today: string): Result<true> =>
  rules === null ? ok(true) : refusalOf(stayProblem(rules, stay, today))

/**
 * Checks the new dates of a booked stay against the home's rules (docs/product/booking.md, Stay rules): a check-in that stays is no new
 * arrival, and dates that stay are not checked at all.
 */
export const checkAlteredRules = (
  rules: StayRules | null,
  agreed: Stay,
  altered: Stay,
  today: string,
): Result<true> => {
  const { checkIn, checkOut } = altered
  const arrivesAsAgreed = checkIn === agreed.checkIn
  if (rules === null || (arrivesAsAgreed && checkOut === agreed.checkOut)) return ok(true)
  const arrival = arrivesAsAgreed ? undefined : arrivalProblem(rules, checkIn, today)
  return refusalOf(arrival ?? lengthProblem(rules, checkIn, checkOut))
}

/** Checks adults and children against the listing's capacity; babies and pets do not count (docs/product/booking.md, Guests). */
export const checkCapacity = (guests: GuestCounts, maxGuests: number): Result<{ counted: number }> => {
  const counted = countedGuests(guests)
  return counted > maxGuests ? err('booking.tooManyGuests', { maxGuests }) : ok({ counted })
}

/** Checks pets against the listing's rules; unknown rules allow pets. */
export const checkPets = (
  { pets }: Pick<GuestCounts, 'pets'>,
  petsAllowed: boolean | null,
): Result<{ pets: number }> => (pets > 0 && petsAllowed === false ? err('booking.petsNotAllowed') : ok({ pets }))
