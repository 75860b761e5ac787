import type { CancellationPolicy } from './vocabulary.ts'

/**
 * Days before check-in until which cancelling gives the whole total back. The nights' full refund and the service fee's ("more than
 * 5 days") must both still hold, so the flexible policy ends at 6 (decisions.md, Booking).
 */
export const freeCancellationDays = {
  flexible: 6,
  moderate: 14,
  strict: 30,
} as const satisfies Record<CancellationPolicy, number>
