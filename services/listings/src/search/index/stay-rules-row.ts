import {
  type ListingId,
  nightsBetween,
  noStayRules,
  type RevisedStayRules,
  ruleLimits,
  ruleOn,
  type StayRules,
} from '@nordbo/contracts'
import type { SqlWriter } from '../../core/deps.ts'

const epoch = '1970-01-01'
const [firstDay, lastDay] = [-1_000_000, 1_000_000]
/** Farther than the platform's booking window. */
const noWindow = ruleLimits.windowDays.most * 2

/** The days since 1970 of a date. */
export const dayNumber = (date: string): number => nightsBetween(epoch, date)

/**
 * Rules as the search stores them, seven numbers each: first day and day after the last, least and most nights, arrival weekdays as bits
 * from Monday, least and most days between booking and check-in. Seasons first, the home's own values last. Empty where stays are only
 * limited as in every home.
 */
export const toRuleNumbers = (rules: StayRules): number[] => {
  const { seasons, ...own } = rules
  const numbersOf = (
    from: number,
    to: number,
    { minNights, maxNights, arrivalDays, noticeDays, windowDays }: StayRuleValues,
  ) => [
    ...[from, to, minNights, maxNights],
    arrivalDays.reduce((bits, day) => bits + 2 ** (day - 1), 0),
    ...[noticeDays, windowDays ?? noWindow],
  ]
  const numbers = [
    ...seasons.flatMap(({ from, to }) => numbersOf(dayNumber(from), dayNumber(to), ruleOn(rules, from))),
    ...numbersOf(firstDay, lastDay, own),
  ]
  const asks = JSON.stringify(numbers) !== JSON.stringify(numbersOf(firstDay, lastDay, noStayRules))
  return asks ? numbers : []
}

type StayRuleValues = ReturnType<typeof ruleOn>

/** Stores what a home's host asks of stays. Ignores older revisions. */
export const storeStayRules = (
  tx: SqlWriter,
  listingId: ListingId,
  { rules, revision }: RevisedStayRules,
): PromiseLike<number> => tx.$executeRaw`
  insert into search_listing as known (listing_id, stay_rules, stay_rules_revision)
  values (${listingId}::uuid, ${toRuleNumbers(rules)}::integer[], ${revision})
  on conflict (listing_id) do update set stay_rules = excluded.stay_rules, stay_rules_revision = excluded.stay_rules_revision
    where known.stay_rules_revision <= excluded.stay_rules_revision`
