import { z } from 'zod'
import { CancellationPolicy, Instant, Ore } from './vocabulary.ts'

/** From how many calendar days before check-in on (Copenhagen) how much of the nights comes back. */
interface RefundStep {
  daysBefore: number
  percent: number
}

/** Each policy's steps, the most generous first; below the last nothing of the nights comes back (docs/product/booking.md, Cancellation). */
export const refundSteps = {
  flexible: [
    { daysBefore: 5, percent: 100 },
    { daysBefore: 2, percent: 50 },
  ],
  moderate: [
    { daysBefore: 14, percent: 100 },
    { daysBefore: 7, percent: 50 },
  ],
  strict: [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 14, percent: 50 },
  ],
} as const satisfies Record<CancellationPolicy, readonly RefundStep[]>

/** The guest's service fee comes back when cancelling more than 5 days before check-in (docs/product/booking.md, Cancellation). */
export const serviceFeeBackDays = 6

/** Days before check-in until which cancelling gives the whole total back: nights and service fee must both come back. */
export const freeCancellationDays: Record<CancellationPolicy, number> = {
  flexible: Math.max(refundSteps.flexible[0].daysBefore, serviceFeeBackDays),
  moderate: Math.max(refundSteps.moderate[0].daysBefore, serviceFeeBackDays),
  strict: Math.max(refundSteps.strict[0].daysBefore, serviceFeeBackDays),
}

/** A stay confirmed at least this many days before check-in may be cancelled for everything within `graceHours`. */
export const graceDays = 7
/** How long after its confirmation such a stay gives everything back. */
export const graceHours = 24

/** What a guest's cancellation at this instant gives back, line by line. */
export const CancellationPreview = z.object({
  policy: CancellationPolicy,
  /** Calendar days until check-in in Copenhagen; negative once it has gone by. */
  daysBefore: z.int(),
  /** What was paid and has not gone back yet, and how much of it would. Empty where nothing was paid. */
  lines: z.array(z.object({ kind: z.enum(['nights', 'cleaning', 'serviceFee']), paidOre: Ore, refundOre: Ore })),
  /** The lines' sum. */
  paidOre: Ore,
  refundOre: Ore,
  /** The first instant at which not everything would come back any more; null when it has passed. */
  freeUntil: Instant.nullable(),
  /** A bank holds the payment: what goes back waits until it has decided. */
  disputed: z.boolean(),
  /** The host is suspended: everything comes back until check-in. */
  hostUnavailable: z.boolean(),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>
