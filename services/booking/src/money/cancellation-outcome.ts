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

/** What a guest's cancellation depends on: the booking's snapshot and what is left of its money. */
export interface CancellationSnapshot {
  policy: CancellationPolicy
  checkIn: string
  /** The instant of check-in. */
  checkInAt: Date
  /** When the stay was confirmed; null where it never was, and then nothing was paid. */
  confirmedAt: Date | null
  /** Null where nothing was paid. */
  left: RemainingMoney | null
  /** A bank holds the payment. */
  disputed: boolean
  /** The host is suspended: until check-in everything comes back. */
  hostUnavailable: boolean
}

/** What a cancellation gives back, and until when it would be everything. */
export interface CancellationOutcome {
  /** Null where nothing was paid. */
  giving: RefundPlan | null
  daysBefore: number
  /** The first instant at which not everything would come back; null when it has passed. */
  freeUntil: Date | null
}

const hourMs = 3_600_000

/** Percent of the nights that come back so many days before check-in. */
const nightsPercent = (policy: CancellationPolicy, daysBefore: number): number =>
  refundSteps[policy].find((step) => daysBefore >= step.daysBefore)?.percent ?? 0

/** When the free time of a policy ends: midnight after its last day in Copenhagen. */
const policyEnd = (policy: CancellationPolicy, checkIn: string): Date =>
  copenhagenInstant(addDays(checkIn, 1 - freeCancellationDays[policy]))

/** When the day after the confirmation ends, for a stay that was confirmed long enough before check-in. */
const graceEnd = (confirmedAt: Date | null, checkIn: string): Date | null =>
  confirmedAt !== null && nightsBetween(copenhagenDate(confirmedAt), checkIn) >= graceDays
    ? new Date(confirmedAt.getTime() + graceHours * hourMs)
    : null

/** When the day after the confirmation ends, where it gives more than the policy; null where it does not. Pure. */
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

/** Until when everything would come back; null when it has passed. */
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
 * What a guest gets back for cancelling at an instant (docs/product/booking.md, Cancellation): nights by the policy's steps, cleaning before check-in,
 * the service fee more than 5 days ahead; everything while it is free. Calendar days in Copenhagen. Each line is rounded once. Pure.
 */
export const cancellationOutcome = (snapshot: CancellationSnapshot, now: Date): CancellationOutcome => {
  const { policy, checkIn, checkInAt, left } = snapshot
  const daysBefore = nightsBetween(copenhagenDate(now), checkIn)
  const freeUntil = findFreeUntil(snapshot, now)
  if (left === null) return { giving: null, daysBefore, freeUntil }
  const { nightsOre, cleaningOre, serviceFeeOre } = left.lines
  const back =
    freeUntil === null
      ? {
          nightsOre: percentOf(nightsOre, nightsPercent(policy, daysBefore)),
          cleaningOre: now.getTime() < checkInAt.getTime() ? cleaningOre : 0,
          serviceFeeOre: daysBefore >= serviceFeeBackDays ? serviceFeeOre : 0,
        }
      : left.lines
  return { giving: planRefundOfLines(left, back), daysBefore, freeUntil }
}

/** The same as its guest is told before deciding. */
export const toCancellationPreview = (snapshot: CancellationSnapshot, now: Date): CancellationPreview => {
  const { giving, daysBefore, freeUntil } = cancellationOutcome(snapshot, now)
  const { policy, disputed, hostUnavailable } = snapshot
  const told = { policy, daysBefore, freeUntil: freeUntil?.toISOString() ?? null, disputed, hostUnavailable }
  const { left } = snapshot
  if (giving === null || left === null) return { ...told, lines: [], paidOre: 0, refundOre: 0 }
  const lines: CancellationPreview['lines'] = [
    { kind: 'nights', paidOre: left.lines.nightsOre, refundOre: giving.back.nightsOre },
    { kind: 'cleaning', paidOre: left.lines.cleaningOre, refundOre: giving.back.cleaningOre },
    { kind: 'serviceFee', paidOre: left.lines.serviceFeeOre, refundOre: giving.back.serviceFeeOre },
  ]
  return {
    ...told,
    lines: lines.filter(({ paidOre }) => paidOre > 0),
    paidOre: sumOfLines(left.lines),
    refundOre: giving.amountOre,
  }
}
