type Policy = 'flexible' | 'moderate' | 'strict'

/** The percentage of the nights that is refunded up to `daysBefore` calendar days before check-in (Copenhagen). */
interface RefundStep {
  daysBefore: number
  percent: number
}

/** The steps of each policy, the most generous first. After the last step no nights are refunded (docs/product/booking.md, Cancellation). */
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
} as const satisfies Record<Policy, readonly RefundStep[]>

/** The guest's service fee is refunded when cancelling more than 5 days before check-in (docs/product/booking.md, Cancellation). */
export const serviceFeeBackDays = 6

/** How many days before check-in the whole total is still refunded, nights and service fee. */
export const freeCancellationDays: Record<Policy, number> = {
  flexible: Math.max(refundSteps.flexible[0].daysBefore, serviceFeeBackDays),
  moderate: Math.max(refundSteps.moderate[0].daysBefore, serviceFeeBackDays),
  strict: Math.max(refundSteps.strict[0].daysBefore, serviceFeeBackDays),
}

/** A stay confirmed at least this many days before check-in can be cancelled for a full refund within `graceHours`. */
export const graceDays = 7
/** How long after its confirmation such a stay is fully refunded. */
export const graceHours = 24
