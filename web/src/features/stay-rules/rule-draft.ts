import {
  addDays,
  type HomeRules,
  isCalendarDate,
  noStayRules,
  type RuleContradiction,
  type RuleValues,
  ruleContradictions,
  ruleLimits,
} from '@nordbo/stay-rules'
import type { StayRules } from '../../lib/api/model.ts'

/** The numbers of a rule, in the order of the form. */
export const ruleNumbers = ['minNights', 'maxNights', 'noticeDays', 'windowDays', 'preparationDays'] as const
export type RuleNumber = (typeof ruleNumbers)[number]

/** A rule as it is typed. An empty number is the default of a home, or the home's own in a season; so is no weekday. */
export interface ValuesDraft extends Record<RuleNumber, string> {
  arrivalDays: number[]
}

/** A season as it is typed, with its last date instead of the day after it. */
export interface SeasonDraft extends ValuesDraft {
  /** Names the season in lists; not stored. */
  key: string
  from: string
  last: string
}

export interface RuleDraft extends ValuesDraft {
  seasons: SeasonDraft[]
}

/** Least and most of each number. */
export const limitsOf: Record<RuleNumber, { least: number; most: number }> = {
  minNights: ruleLimits.nights,
  maxNights: ruleLimits.nights,
  noticeDays: ruleLimits.noticeDays,
  windowDays: ruleLimits.windowDays,
  preparationDays: ruleLimits.preparationDays,
}

/** What is wrong with a field; the id of the field is `<season index or home>-<field>`. */
export type DraftFault = RuleContradiction | 'number' | 'dates' | 'weekdays'
export interface FieldFault {
  field: string
  fault: DraftFault
}

/** The id of a field of the form; `season` is null for the home's own values. */
export const fieldId = (season: number | null, name: string): string => `rule-${season ?? 'home'}-${name}`

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const toValues = (values: Partial<RuleValues>): ValuesDraft => ({
  minNights: textOf(values.minNights),
  maxNights: textOf(values.maxNights),
  noticeDays: textOf(values.noticeDays),
  windowDays: textOf(values.windowDays),
  preparationDays: textOf(values.preparationDays),
  arrivalDays: [...(values.arrivalDays ?? [])],
})

/** A new season without own values. */
export const newSeason = (from = '', last = ''): SeasonDraft => ({
  ...toValues({}),
  key: Math.random().toString(36).slice(2),
  from,
  last,
})

/** Stored rules as they are edited. */
export const toDraft = ({ seasons, ...own }: HomeRules): RuleDraft => ({
  ...toValues(own),
  seasons: seasons.map(({ from, to, ...values }) => ({ ...newSeason(from, addDays(to, -1)), ...toValues(values) })),
})

const numberIn = (draft: ValuesDraft, name: RuleNumber): number | null | undefined => {
  const text = draft[name].trim()
  if (text === '') return undefined
  const { least, most } = limitsOf[name]
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** The values that are typed; what is empty is absent. Faults name numbers outside their limits. */
const readValues = (
  draft: ValuesDraft,
  season: number | null,
): { values: Partial<RuleValues>; faults: FieldFault[] } => {
  const faults: FieldFault[] = []
  const values: Partial<RuleValues> = draft.arrivalDays.length > 0 ? { arrivalDays: draft.arrivalDays } : {}
  for (const name of ruleNumbers) {
    const value = numberIn(draft, name)
    if (value === null) faults.push({ field: fieldId(season, name), fault: 'number' })
    else if (value !== undefined) values[name] = value
  }
  return { values, faults }
}

/** The field that a contradiction is shown at. */
const fieldOf: Record<RuleContradiction, string> = {
  nightsReversed: 'maxNights',
  noticeBeyondWindow: 'windowDays',
  seasonReversed: 'last',
  seasonsOverlap: 'from',
}

/** The rules that are typed, or everything that is wrong with them, by the same limits and contradictions as the server's. */
export const readDraft = (draft: RuleDraft): { rules: StayRules; faults: readonly FieldFault[] } => {
  const home = readValues(draft, null)
  const read = draft.seasons.map((season, index) => readValues(season, index))
  const weekdays =
    draft.arrivalDays.length === 0 ? [{ field: fieldId(null, 'arrivalDays'), fault: 'weekdays' as const }] : []
  const undated = draft.seasons.flatMap(({ from, last }, index) =>
    [from, last].every(isCalendarDate) ? [] : [{ field: fieldId(index, 'from'), fault: 'dates' as const }],
  )
  const rules = {
    ...noStayRules,
    ...home.values,
    arrivalDays: [...(home.values.arrivalDays ?? noStayRules.arrivalDays)],
    seasons: draft.seasons.map(({ from, last }, index) => {
      const { arrivalDays, windowDays, ...values } = read[index]?.values ?? {}
      return {
        ...values,
        ...(arrivalDays ? { arrivalDays: [...arrivalDays] } : {}),
        ...(windowDays === undefined ? {} : { windowDays }),
        from,
        to: isCalendarDate(last) ? addDays(last, 1) : last,
      }
    }),
  }
  const faults = [...weekdays, ...home.faults, ...undated, ...read.flatMap((season) => season.faults)]
  if (faults.length > 0) return { rules, faults }
  const contradictions = ruleContradictions(rules)
  return {
    rules,
    faults: contradictions.map(({ season, problem }) => ({ field: fieldId(season, fieldOf[problem]), fault: problem })),
  }
}
