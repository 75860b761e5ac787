import type { CancellationPolicy } from '@nordbo/contracts'
import { addDays } from './calendar-date.ts'

/**
 * Days before check-in until which the whole total comes back. The nights' full refund (platform.md §9) and the service
 * fee's ("more than 5 days") must both still hold, so the flexible policy ends at 6 (decisions.md, Booking).
 */
const daysBefore = { flexible: 6, moderate: 14, strict: 30 } as const satisfies Record<CancellationPolicy, number>

/** Days before check-in until which a policy gives everything back. */
export const freeCancellationDays = (policy: CancellationPolicy): number => daysBefore[policy]

/** The last date on which cancelling a stay gives everything back, or null when it has passed. */
export const freeCancellationUntil = (policy: CancellationPolicy, checkIn: string, today: string): string | null => {
  const until = addDays(checkIn, -daysBefore[policy])
  return until >= today ? until : null
}

/** Days before check-in until which half of the nights comes back (platform.md §9). */
const halfDays = { flexible: 2, moderate: 7, strict: 14 } as const satisfies Record<CancellationPolicy, number>
/** Days before check-in until which all of them do. */
const allDays = { flexible: 5, moderate: 14, strict: 30 } as const satisfies Record<CancellationPolicy, number>
/** Days before check-in until which the service fee comes back. */
const feeDays = 6

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
