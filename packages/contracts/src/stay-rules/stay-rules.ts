import { noStayRules, ruleContradictions, ruleLimits } from '@nordbo/stay-rules'
import { z } from 'zod'
import type { ErrorCode } from '../rpc/errors.ts'
import { CalendarDate } from '../values/calendar.ts'

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)

const values = {
  minNights: within(ruleLimits.nights),
  maxNights: within(ruleLimits.nights),
  /** ISO weekdays in order, at least one. */
  arrivalDays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), 'Weekdays in order'),
  noticeDays: within(ruleLimits.noticeDays),
  preparationDays: within(ruleLimits.preparationDays),
  /** Null for the platform's booking window alone. */
  windowDays: within(ruleLimits.windowDays).nullable(),
}

/** Dates [from, to) on which some values are replaced for stays that begin there. */
const StaySeason = z.object({
  from: CalendarDate,
  to: CalendarDate,
  minNights: values.minNights.exactOptional(),
  maxNights: values.maxNights.exactOptional(),
  arrivalDays: values.arrivalDays.exactOptional(),
  noticeDays: values.noticeDays.exactOptional(),
  preparationDays: values.preparationDays.exactOptional(),
  windowDays: values.windowDays.exactOptional(),
})

/** A home's stay rules (docs/product/booking.md, Stay rules). */
export const StayRules = z
  .object({ ...values, seasons: z.array(StaySeason).max(ruleLimits.seasons) })
  .superRefine((rules, context) => {
    for (const { season, problem } of ruleContradictions(rules))
      context.addIssue({ code: 'custom', message: problem, path: season === null ? [] : ['seasons', season] })
  })
export type StayRules = z.infer<typeof StayRules>

/** A home's rules with how often they were changed. */
export const RevisedStayRules = z.object({ rules: StayRules, revision: z.int().min(0) })
export type RevisedStayRules = z.infer<typeof RevisedStayRules>

/** The rules of a home whose host has set none. */
export const unsetStayRules: RevisedStayRules = { rules: noStayRules, revision: 0 }

/** The refusals of a home's rules. Their params say what is allowed. */
export const stayRuleErrors = [
  'stay.tooSoon',
  'stay.tooFarAhead',
  'stay.arrivalDay',
  'stay.tooShort',
  'stay.tooLong',
] as const satisfies readonly ErrorCode[]
