import type { CancellationPolicy } from '@nordbo/contracts'
import {
  addDays,
  freeCancellationDays,
  graceDays,
  nightsBetween,
  refundSteps,
  serviceFeeBackDays,
} from '@nordbo/stay-rules'

/** The last date on which cancelling a stay gives everything back, or null when it has passed. */
export const freeCancellationUntil = (policy: CancellationPolicy, checkIn: string, today: string): string | null => {
  const until = addDays(checkIn, -freeCancellationDays[policy])
  return until >= today ? until : null
}

/** The last date on which half of a stay's nights come back. */
export const halfUntil = (policy: CancellationPolicy, checkIn: string): string =>
  addDays(checkIn, -refundSteps[policy][1].daysBefore)

/**
 * Does the day after a confirmation give more than the policy: to some stays, or to the one that is confirmed today? Under a policy whose
 * free time is the longer one it never does.
 */
export const hasGrace = (policy: CancellationPolicy, stay: { checkIn: string } | null, today: string): boolean => {
  if (stay === null) return freeCancellationDays[policy] >= graceDays
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
  const [all, half] = refundSteps[policy]
  const days = [...new Set([all.daysBefore, half.daysBefore, serviceFeeBackDays, 0])].sort((one, other) => other - one)
  const backAt = (day: number): RefundStep['back'] => {
    const nights = day >= all.daysBefore ? 'all' : day >= half.daysBefore ? 'half' : 'none'
    return `${nights}${day >= serviceFeeBackDays ? 'WithFee' : ''}`
  }
  return days
    .map((day) => ({ until: addDays(checkIn, -day), back: backAt(day) }))
    .filter(({ back }, index, steps) => back !== steps[index + 1]?.back)
}
