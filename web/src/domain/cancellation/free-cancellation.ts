import type {
  CancellationPolicy,
  graceDays as confirmedDays,
  refundSteps as policySteps,
  serviceFeeBackDays as serviceFeeDays,
} from '@nordbo/contracts'
import { addDays, nightsBetween } from '../../lib/dates/calendar-date.ts'

type StepDays<Step extends 0 | 1> = { [Policy in CancellationPolicy]: (typeof policySteps)[Policy][Step]['daysBefore'] }

/** Days before check-in until which all of the nights come back; the server's own numbers: others do not compile. */
const allDays: StepDays<0> = { flexible: 5, moderate: 14, strict: 30 }
/** Days before check-in until which half of them do. */
const halfDays: StepDays<1> = { flexible: 2, moderate: 7, strict: 14 }
/** Days before check-in until which the service fee comes back. */
const feeDays: typeof serviceFeeDays = 6

/** Days before check-in from which on everything comes back for a day after the confirmation. */
export const graceDays: typeof confirmedDays = 7

/** Days before check-in until which a policy gives everything back, the service fee among it (docs/product/booking.md, Cancellation). */
export const freeCancellationDays = (policy: CancellationPolicy): number => Math.max(allDays[policy], feeDays)

/** The last date on which cancelling a stay gives everything back, or null when it has passed. */
export const freeCancellationUntil = (policy: CancellationPolicy, checkIn: string, today: string): string | null => {
  const until = addDays(checkIn, -freeCancellationDays(policy))
  return until >= today ? until : null
}

/** The last date on which half of a stay's nights come back. */
export const halfUntil = (policy: CancellationPolicy, checkIn: string): string => addDays(checkIn, -halfDays[policy])

/**
 * Does the day after a confirmation give more than the policy: to some stays, or to the one that is confirmed today? Under a policy whose
 * free time is the longer one it never does.
 */
export const hasGrace = (policy: CancellationPolicy, stay: { checkIn: string } | null, today: string): boolean => {
  if (stay === null) return freeCancellationDays(policy) >= graceDays
  const until = freeCancellationUntil(policy, stay.checkIn, today)
  return nightsBetween(today, stay.checkIn) >= graceDays && (until === null || until === today)
}

/** What comes back until the end of a date: how much of the nights, with the service fee or without; cleaning always does. */
export interface RefundStep {
  until: string
  back: `${'all' | 'half' | 'none'}${'WithFee' | ''}`
}

/** What cancelling a stay gives back, date by date, the most first; the last one ends with check-in itself. */
export const refundDates = (policy: CancellationPolicy, checkIn: string): RefundStep[] => {
  const days = [...new Set([allDays[policy], halfDays[policy], feeDays, 0])].sort((one, other) => other - one)
  const backAt = (day: number): RefundStep['back'] => {
    const nights = day >= allDays[policy] ? 'all' : day >= halfDays[policy] ? 'half' : 'none'
    return `${nights}${day >= feeDays ? 'WithFee' : ''}`
  }
  return days
    .map((day) => ({ until: addDays(checkIn, -day), back: backAt(day) }))
    .filter(({ back }, index, steps) => back !== steps[index + 1]?.back)
}
