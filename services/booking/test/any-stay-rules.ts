import { addDays, noStayRules, type StayRules } from '@nordbo/contracts'
import fc from 'fast-check'

type Rule = Omit<StayRules, 'seasons'>

const anyWeekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    minNights: fc.integer({ min: 1, max: 4 }),
    more: fc.integer({ min: 0, max: 6 }),
    arrivalDays: fc.oneof(fc.constant(noStayRules.arrivalDays), anyWeekdays),
    noticeDays: fc.constantFrom(0, 0, 3, 10),
    preparationDays: fc.constantFrom(0, 0, 1, 2, 3),
    windowDays: fc.constantFrom(null, null, 25, 50, 60),
  })
  .map(({ more, ...rule }) => ({ ...rule, maxNights: rule.minNights + more }))

/** Some of a rule's values. The nights come together, and so do notice and window: one alone might contradict the home's own. */
const someOf = (rule: Rule, mask: number) => {
  const { minNights, maxNights, arrivalDays, noticeDays, preparationDays, windowDays } = rule
  return {
    ...(mask & 1 ? { minNights, maxNights } : {}),
    ...(mask & 2 ? { arrivalDays } : {}),
    ...(mask & 4 ? { noticeDays, windowDays } : {}),
    ...(mask & 8 ? { preparationDays } : {}),
  }
}

/** Any rules of a home, with up to three seasons in the 80 days from `today` on. */
export const anyStayRules = (today: string): fc.Arbitrary<StayRules> =>
  fc
    .record({
      own: anyRule,
      cuts: fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 6, maxLength: 6 }),
      seasons: fc.array(fc.record({ rule: anyRule, mask: fc.nat(15) }), { maxLength: 3 }),
    })
    .map(({ own, cuts, seasons }) => {
      const days = cuts.toSorted((one, other) => one - other)
      return {
        ...own,
        seasons: seasons.map(({ rule, mask }, index) => ({
          from: addDays(today, days[2 * index] ?? 0),
          to: addDays(today, days[2 * index + 1] ?? 0),
          ...someOf(rule, mask),
        })),
      }
    })

/** A stay in days from the first day of a test on. */
export interface NaiveStay {
  from: number
  nights: number
}

/** A home of the naive rules. Its days are numbers, so that nothing of the product's date arithmetic is used. */
export interface NaiveHome {
  rules: StayRules
  stays: readonly NaiveStay[]
  /** Nights that the host blocks. */
  blocked: readonly number[]
}

/** The first day of a test and how many days have passed since. */
export interface NaiveTime {
  firstDay: string
  passed: number
}

const dayOf = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 86_400_000

/** Why the home does not take a stay, decided day by day: `taken`, or the code of a rule. Undefined if it does. */
export const naiveProblem = (
  { rules, stays, blocked }: NaiveHome,
  { from, nights }: NaiveStay,
  { firstDay, passed }: NaiveTime,
): string | undefined => {
  const first = dayOf(firstDay)
  const ruleAt = (day: number): Rule => {
    let rule: Rule = rules
    for (const season of rules.seasons)
      for (let date = dayOf(season.from); date < dayOf(season.to); date++)
        if (date === first + day) rule = { ...rules, ...season }
    return rule
  }
  const rule = ruleAt(from)
  const weekday = new Date((first + from) * 86_400_000).getUTCDay() || 7
  if (from - passed < rule.noticeDays) return 'stay.tooSoon'
  if (rule.windowDays !== null && from - passed > rule.windowDays) return 'stay.tooFarAhead'
  if (!rule.arrivalDays.some((day) => day === weekday)) return 'stay.arrivalDay'
  if (nights < rule.minNights) return 'stay.tooShort'
  if (nights > rule.maxNights) return 'stay.tooLong'
  const closed = new Set<number>(blocked)
  for (const stay of stays) {
    const gap = ruleAt(stay.from).preparationDays
    for (let night = stay.from - gap; night < stay.from + stay.nights + gap; night++) closed.add(night)
  }
  const own = Array.from({ length: nights }, (_, night) => from + night)
  return own.some((night) => closed.has(night)) ? 'taken' : undefined
}
