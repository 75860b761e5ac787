import { type HomeRules, type RuleValues, ruleOn } from './home-rules.ts'

/** What can be wrong with rules although each value is within its limits. */
export type RuleContradiction = 'nightsReversed' | 'noticeBeyondWindow' | 'seasonReversed' | 'seasonsOverlap'

/** A contradiction and the index of its season; null for the home's own values. */
export interface FoundContradiction {
  season: number | null
  problem: RuleContradiction
}

const inValues = (
  { minNights, maxNights, noticeDays, windowDays }: RuleValues,
  season: number | null,
): FoundContradiction[] => [
  ...(minNights > maxNights ? [{ season, problem: 'nightsReversed' as const }] : []),
  ...(windowDays !== null && noticeDays > windowDays ? [{ season, problem: 'noticeBeyondWindow' as const }] : []),
]

/**
 * All contradictions of a home's rules: more least than most nights, a notice beyond the window, a season without dates, or one that shares
 * a date with an earlier one of the list.
 */
export const ruleContradictions = (rules: HomeRules): FoundContradiction[] => [
  ...inValues(rules, null),
  ...rules.seasons.flatMap((season, index): FoundContradiction[] => {
    if (season.from >= season.to) return [{ season: index, problem: 'seasonReversed' }]
    const overlaps = rules.seasons.some((other, at) => at < index && season.from < other.to && other.from < season.to)
    return [
      ...(overlaps ? [{ season: index, problem: 'seasonsOverlap' as const }] : []),
      ...inValues(ruleOn({ ...rules, seasons: [season] }, season.from), index),
    ]
  }),
]
