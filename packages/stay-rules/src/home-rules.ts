import { mostNights } from './booking-window.ts'

/** Limits of a home's rules, for services and forms (docs/product/booking.md, Stay rules). */
export const ruleLimits = {
  nights: { least: 1, most: mostNights },
  noticeDays: { least: 0, most: 365 },
  preparationDays: { least: 0, most: 7 },
  windowDays: { least: 1, most: 730 },
  seasons: 24,
} as const

/** What a host asks of stays that begin on a date. */
export interface RuleValues {
  minNights: number
  maxNights: number
  /** ISO weekdays on which a stay may begin. */
  arrivalDays: readonly number[]
  /** Least days between booking and check-in; 0 allows today. */
  noticeDays: number
  /** Days that stay free before and after a stay. */
  preparationDays: number
  /** Most days between booking and check-in. Null leaves the platform's booking window alone. */
  windowDays: number | null
}

/** Dates on which some values of a rule are replaced: [from, to). */
export interface RuleSeason extends Partial<RuleValues> {
  from: string
  to: string
}

/** A home's rules. Its seasons do not overlap. */
export interface HomeRules extends RuleValues {
  seasons: readonly RuleSeason[]
}

/** The rules of a home whose host has set none. */
export const noStayRules = {
  minNights: ruleLimits.nights.least,
  maxNights: ruleLimits.nights.most,
  arrivalDays: [1, 2, 3, 4, 5, 6, 7],
  noticeDays: 0,
  preparationDays: 0,
  windowDays: null,
  seasons: [],
} satisfies HomeRules

/** The rule of stays that begin on a date: the home's values, replaced by those of the season that contains it. */
export const ruleOn = ({ seasons, ...rule }: HomeRules, checkIn: string): RuleValues => {
  const season = seasons.find(({ from, to }) => from <= checkIn && checkIn < to)
  if (!season) return rule
  const { from: _from, to: _to, ...values } = season
  return { ...rule, ...values }
}
