import { lastCheckIn } from './booking-window.ts'
import { addDays, nightsBetween, weekday } from './dates.ts'
import { type HomeRules, ruleOn } from './home-rules.ts'

/** Why a home's rules refuse a stay, with what the person needs to know. Dates are `YYYY-MM-DD`. */
export type StayProblem =
  | { code: 'stay.tooSoon'; params: { noticeDays: number; earliest: string } }
  | { code: 'stay.tooFarAhead'; params: { windowDays: number; latest: string } }
  | { code: 'stay.arrivalDay'; params: { arrivalDays: number[] } }
  | { code: 'stay.tooShort'; params: { minNights: number } }
  | { code: 'stay.tooLong'; params: { maxNights: number } }

/** Why no stay may begin on a date; undefined if one may. `today` is the date in Copenhagen. */
export const arrivalProblem = (rules: HomeRules, checkIn: string, today: string): StayProblem | undefined => {
  const { noticeDays, windowDays, arrivalDays } = ruleOn(rules, checkIn)
  const earliest = addDays(today, noticeDays)
  if (checkIn < earliest) return { code: 'stay.tooSoon', params: { noticeDays, earliest } }
  if (windowDays !== null) {
    const latest = addDays(today, windowDays)
    if (checkIn > latest) return { code: 'stay.tooFarAhead', params: { windowDays, latest } }
  }
  return arrivalDays.includes(weekday(checkIn))
    ? undefined
    : { code: 'stay.arrivalDay', params: { arrivalDays: [...arrivalDays] } }
}

/** Why a stay that begins on a date may not have its length; undefined if it may. */
export const lengthProblem = (rules: HomeRules, checkIn: string, checkOut: string): StayProblem | undefined => {
  const { minNights, maxNights } = ruleOn(rules, checkIn)
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < minNights) return { code: 'stay.tooShort', params: { minNights } }
  return nights > maxNights ? { code: 'stay.tooLong', params: { maxNights } } : undefined
}

/** The first reason why a home's rules refuse a stay; undefined if they allow it (docs/product/booking.md, Stay rules). */
export const stayProblem = (
  rules: HomeRules,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  today: string,
): StayProblem | undefined => arrivalProblem(rules, checkIn, today) ?? lengthProblem(rules, checkIn, checkOut)

/** The first and the last check-out of stays that begin on a date. */
export const checkOutsFrom = (rules: HomeRules, checkIn: string): { first: string; last: string } => {
  const { minNights, maxNights } = ruleOn(rules, checkIn)
  return { first: addDays(checkIn, minNights), last: addDays(checkIn, maxNights) }
}

/** The dates that a stay keeps from others: its nights and the preparation days on both sides, [from, to). */
export const withPreparation = <R extends { from: string; to: string }>(rules: HomeRules, stay: R): R => {
  const { preparationDays } = ruleOn(rules, stay.from)
  return preparationDays === 0
    ? stay
    : { ...stay, from: addDays(stay.from, -preparationDays), to: addDays(stay.to, preparationDays) }
}

/** The last date on which the rules and the platform let a stay begin; a season may allow a later one than the home's window. */
export const lastArrival = ({ windowDays, seasons }: HomeRules, today: string): string => {
  const platform = lastCheckIn(today)
  const windows = [
    windowDays,
    ...seasons.map((season) => (season.windowDays === undefined ? windowDays : season.windowDays)),
  ]
  if (windows.includes(null)) return platform
  const latest = addDays(today, Math.max(...windows.map((days) => days ?? 0)))
  return latest.localeCompare(platform) < 0 ? latest : platform
}
