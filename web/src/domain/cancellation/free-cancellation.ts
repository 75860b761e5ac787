import type { CancellationPolicy } from '@nordbo/contracts'
import {
  addDays,
  freeCancellationDays,
  graceDays,
  nightsBetween,
  refundSteps,
  serviceFeeBackDays,
} from '@nordbo/stay-rules'

/** The last date on which cancelling a stay refunds everything. Null once it has passed. */
export const freeCancellationUntil = (policy: CancellationPolicy, checkIn: string, today: string): string | null => {
  const until = addDays(checkIn, -freeCancellationDays[policy])
  return until >= today ? until : null
}

/** The last date on which half of a stay's nights are refunded. */
export const halfUntil = (policy: CancellationPolicy, checkIn: string): string =>
  addDays(checkIn, -refundSteps[policy][1].daysBefore)

/**
 * Do the 24 hours after a confirmation refund more than the policy? With `stay` null: for any stay. Else for that
 * stay, confirmed today.
 */
export const hasGrace = (policy: CancellationPolicy, stay: { checkIn: string } | null, today: string): boolean => {
  if (stay === null) return freeCancellationDays[policy] >= graceDays
  const until = freeCancellationUntil(policy, stay.checkIn, today)
  return nightsBetween(today, stay.checkIn) >= graceDays && (until === null || until === today)
}

/**
 * What is refunded until the end of a date: the share of the nights, with or without the service fee. Cleaning is
 * always refunded.
 */
export interface RefundStep {
  until: string
  back: `${'all' | 'half' | 'none'}${'WithFee' | ''}`
}

/** What cancelling a stay refunds, date by date, the most first. The last date is check-in. */
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
