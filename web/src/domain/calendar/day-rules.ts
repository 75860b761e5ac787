import {
  addDays,
  arrivalProblem,
  checkOutsFrom,
  type HomeRules,
  lengthProblem,
  type StayProblem,
} from '@nordbo/stay-rules'
import { isNightTaken, lastCheckOut, type Stay, type StayDraft, type TakenRange } from '../stay/stay.ts'

/** A home's rules and its taken nights. `altered` is the booked stay that is altered. */
export interface RuledHome {
  rules: HomeRules
  today: string
  taken: readonly TakenRange[]
  altered?: Stay | undefined
}

/** Is the day within the longest stay that begins with an arrival? */
export const reaches = (rules: HomeRules, started: string, day: string): boolean =>
  day <= checkOutsFrom(rules, started).last

/** Why the shortest stay finds no room after an arrival. */
const noRoom = ({ rules, taken }: RuledHome, checkIn: string): StayProblem | undefined => {
  const end = lastCheckOut(taken, checkIn)
  const problem = end === null ? undefined : lengthProblem(rules, checkIn, end)
  return problem?.code === 'stay.tooShort' ? problem : undefined
}

/**
 * Why the rules keep a day from being picked: as departure of the picked arrival, or as an arrival. The check-in of an
 * altered stay is no new arrival, and a day beyond the longest stay would be one.
 */
export const dayProblem = ({ started }: StayDraft, day: string, home: RuledHome): StayProblem | undefined => {
  const { rules, today, altered } = home
  if (started !== null && day > started && reaches(rules, started, day)) return lengthProblem(rules, started, day)
  return (day === altered?.checkIn ? undefined : arrivalProblem(rules, day, today)) ?? noRoom(home, day)
}

/**
 * What to say while a stay is picked: why the day under pointer or focus is refused, else how many nights a stay from
 * the picked arrival or from that day needs. Undefined where the rules ask nothing.
 */
export const dayHint = (draft: StayDraft, over: string | null, home: RuledHome): StayProblem | undefined => {
  const shown = over !== null && over >= home.today ? over : null
  const refused = shown === null ? undefined : dayProblem(draft, shown, home)
  const arrival = draft.started ?? (shown !== null && !isNightTaken(home.taken, shown) ? shown : null)
  return refused ?? (arrival === null ? undefined : lengthProblem(home.rules, arrival, addDays(arrival, 1)))
}
