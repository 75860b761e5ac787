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
