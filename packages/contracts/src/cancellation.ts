import { z } from 'zod'
import { CancellationPolicy, Instant, Ore } from './vocabulary.ts'

/** The percentage of the nights that is refunded from so many calendar days before check-in on (Copenhagen). */
interface RefundStep {
  daysBefore: number
  percent: number
}

/** Each policy's steps, the most generous first; below the last none of the nights are refunded (docs/product/booking.md, Cancellation). */
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

/** The guest's service fee is refunded when cancelling more than 5 days before check-in (docs/product/booking.md, Cancellation). */
export const serviceFeeBackDays = 6

/** Until how many days before check-in the whole total is refunded: nights and service fee must both be. */
export const freeCancellationDays: Record<CancellationPolicy, number> = {
  flexible: Math.max(refundSteps.flexible[0].daysBefore, serviceFeeBackDays),
  moderate: Math.max(refundSteps.moderate[0].daysBefore, serviceFeeBackDays),
  strict: Math.max(refundSteps.strict[0].daysBefore, serviceFeeBackDays),
}

/** A stay confirmed at least this many days before check-in can be cancelled for a full refund within `graceHours`. */
export const graceDays = 7
/** How long after its confirmation such a stay is fully refunded. */
export const graceHours = 24

/** The refund of a guest's cancellation at this instant, line by line. */
export const CancellationPreview = z.object({
  policy: CancellationPolicy,
  /** Calendar days until check-in in Copenhagen; negative once it has passed. */
  daysBefore: z.int(),
  /** What was paid and not refunded, and how much of it would be. Empty where nothing was paid. */
  lines: z.array(z.object({ kind: z.enum(['nights', 'cleaning', 'serviceFee']), paidOre: Ore, refundOre: Ore })),
  /** The lines' sum. */
  paidOre: Ore,
  refundOre: Ore,
  /** The first instant at which not everything is refunded; null when it has passed. */
  freeUntil: Instant.nullable(),
  /** A payment is disputed: refunds wait until the dispute is decided. */
  disputed: z.boolean(),
  /** The host is suspended: everything is refunded until check-in. */
  hostUnavailable: z.boolean(),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>
