import {
  addDays,
  type CancellationPolicy,
  type CancellationPreview,
  copenhagenDate,
  copenhagenInstant,
  freeCancellationDays,
  graceDays,
  graceHours,
  nightsBetween,
  percentOf,
  refundSteps,
  serviceFeeBackDays,
} from '@nordbo/contracts'
import { planRefundOfLines, type RefundPlan, type RemainingMoney, sumOfLines } from './shares.ts'

/** What the refund of a guest's cancellation depends on. */
export interface CancellationSnapshot {
  policy: CancellationPolicy
  checkIn: string
  /** The check-in instant. */
  checkInAt: Date
  /** When the stay was confirmed; null if it never was, and then nothing was paid. */
  confirmedAt: Date | null
  /** Null where nothing was paid. */
  left: RemainingMoney | null
  /** A payment is disputed. */
  disputed: boolean
  /** The host is suspended: everything is refunded until check-in. */
  hostUnavailable: boolean
}

/** The refund of a cancellation, and until when it would be everything. */
export interface CancellationOutcome {
  /** Null where nothing was paid. */
  plan: RefundPlan | null
  daysBefore: number
  /** The first instant at which not everything is refunded; null when it has passed. */
  freeUntil: Date | null
}

const hourMs = 3_600_000

/** The percentage of the nights that is refunded so many days before check-in. */
const nightsPercent = (policy: CancellationPolicy, daysBefore: number): number =>
  refundSteps[policy].find((step) => daysBefore >= step.daysBefore)?.percent ?? 0

/** When a policy stops refunding everything: midnight after its last free day in Copenhagen. */
const policyEnd = (policy: CancellationPolicy, checkIn: string): Date =>
  copenhagenInstant(addDays(checkIn, 1 - freeCancellationDays[policy]))

/** When the grace period after the confirmation ends; null for a stay that was confirmed too close to check-in. */
const graceEnd = (confirmedAt: Date | null, checkIn: string): Date | null =>
  confirmedAt !== null && nightsBetween(copenhagenDate(confirmedAt), checkIn) >= graceDays
    ? new Date(confirmedAt.getTime() + graceHours * hourMs)
    : null

/** The end of the grace period where it exceeds the policy; null where it does not. */
export const graceBeyondPolicy = ({
  cancellationPolicy,
  checkIn,
  confirmedAt,
}: {
  cancellationPolicy: CancellationPolicy
  checkIn: string
  confirmedAt: Date | null
}): Date | null => {
  const end = graceEnd(confirmedAt, checkIn)
  return end && end > policyEnd(cancellationPolicy, checkIn) ? end : null
}

/** Until when everything is refunded; null when that has passed. */
const findFreeUntil = (
  { policy, checkIn, checkInAt, confirmedAt, hostUnavailable }: CancellationSnapshot,
  now: Date,
): Date | null => {
  const end = Math.max(
    policyEnd(policy, checkIn).getTime(),
    graceEnd(confirmedAt, checkIn)?.getTime() ?? 0,
    hostUnavailable ? checkInAt.getTime() : 0,
  )
  return now.getTime() < end ? new Date(end) : null
}

/**
 * The guest's refund for cancelling at an instant (docs/product/booking.md, Cancellation): nights by the policy's steps, cleaning
 * before check-in, the service fee more than 5 days ahead; everything during the free period. Calendar days in Copenhagen. Each line is
 * rounded once.
 */
export const cancellationOutcome = (snapshot: CancellationSnapshot, now: Date): CancellationOutcome => {
  const { policy, checkIn, checkInAt, left } = snapshot
  const daysBefore = nightsBetween(copenhagenDate(now), checkIn)
  const freeUntil = findFreeUntil(snapshot, now)
  if (left === null) return { plan: null, daysBefore, freeUntil }
  const { nightsOre, cleaningOre, serviceFeeOre } = left.lines
  const back =
    freeUntil === null
      ? {
          nightsOre: percentOf(nightsOre, nightsPercent(policy, daysBefore)),
          cleaningOre: now.getTime() < checkInAt.getTime() ? cleaningOre : 0,
          serviceFeeOre: daysBefore >= serviceFeeBackDays ? serviceFeeOre : 0,
        }
      : left.lines
  return { plan: planRefundOfLines(left, back), daysBefore, freeUntil }
}

/** The preview of the refund that the guest sees before deciding. */
export const toCancellationPreview = (snapshot: CancellationSnapshot, now: Date): CancellationPreview => {
  const { plan, daysBefore, freeUntil } = cancellationOutcome(snapshot, now)
  const { policy, disputed, hostUnavailable } = snapshot
  const terms = { policy, daysBefore, freeUntil: freeUntil?.toISOString() ?? null, disputed, hostUnavailable }
  const { left } = snapshot
  if (plan === null || left === null) return { ...terms, lines: [], paidOre: 0, refundOre: 0 }
  const lines: CancellationPreview['lines'] = [
    { kind: 'nights', paidOre: left.lines.nightsOre, refundOre: plan.back.nightsOre },
    { kind: 'cleaning', paidOre: left.lines.cleaningOre, refundOre: plan.back.cleaningOre },
    { kind: 'serviceFee', paidOre: left.lines.serviceFeeOre, refundOre: plan.back.serviceFeeOre },
  ]
  return {
    ...terms,
    lines: lines.filter(({ paidOre }) => paidOre > 0),
    paidOre: sumOfLines(left.lines),
    refundOre: plan.amountOre,
  }
}
